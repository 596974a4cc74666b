### Was an Regeln für Mulatschak falsch ist.

problem-strip-sevens-needs-two = { $path } ({ $name }): die Siebener kommen nur zu zweit heraus.
