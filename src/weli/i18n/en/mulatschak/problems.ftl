### What is wrong with a set of rules for Mulatschak.

problem-strip-sevens-needs-two = { $path } ({ $name }): the sevens are taken out for two players only.
