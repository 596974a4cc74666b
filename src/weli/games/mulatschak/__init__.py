"""Mulatschak, and its Viennese form Murln: bid for tricks, exchange, and count down to zero."""
