-- Labels of which a certificate ends: a few of many. A mark whose certificate is over leaves lists, counts and search.
create index product_label_ending on product_label (product_id) where mark_registers @? '$[*].expires ? (@ <> null)';
