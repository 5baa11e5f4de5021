-- Words for the same thing, "Italian|English|Spanish|narrower Italian words", commas between words, semicolons between things.
-- Rows of `search_synonym` may be added, changed and removed at any time: `search_expansion` follows.
create function pg_temp.words_of(thing text, field int) returns text[] language sql as
  $$ select array_remove(regexp_split_to_array(trim(split_part(thing, '|', field)), '\s*,\s*'), '') $$;

insert into search_synonym (it, en, es, narrower)
select pg_temp.words_of(thing, 1), pg_temp.words_of(thing, 2), pg_temp.words_of(thing, 3), pg_temp.words_of(thing, 4)
from regexp_split_to_table($words$
olio|oil,olive oil|aceite,aceite de oliva|
extravergine,extra vergine,evo,evoo,olio evo|extra virgin,extravirgin|virgen extra,extra virgen,aove|
aceto|vinegar|vinagre|; aceto balsamico,balsamico|balsamic vinegar,balsamic|vinagre balsamico,balsamico|
olio nuovo,novello|new oil|aceite nuevo|; oliva,olive|olive|aceituna,oliva|; frantoio|oil mill,press|almazara|
condimento|dressing,seasoning|condimento,alino|olio,aceto; formaggio,cacio|cheese|queso|
latticini,latticino|dairy|lacteos,lacteo|mozzarella,burrata,ricotta,yogurt,burro,stracchino,formaggio
parmigiano,parmigiano reggiano|parmesan,parmesan cheese|parmesano|
grana|hard cheese|queso duro|grana padano,parmigiano,trentingrana
pecorino,formaggio di pecora|sheep cheese,sheep milk cheese,ewe cheese|queso de oveja|
caprino,formaggio di capra|goat cheese|queso de cabra|
erborinato,formaggio erborinato|blue cheese|queso azul|gorgonzola
formaggio fresco|fresh cheese|queso fresco|mozzarella,burrata,ricotta,squacquerone,robiola,stracciatella
pasta filata,formaggio filato|stretched cheese,pulled curd|pasta hilada|mozzarella,provolone,caciocavallo,ragusano,scamorza
mozzarella|mozzarella|mozzarella|; burrata|burrata|burrata|stracciatella; ricotta|ricotta|requeson|
burro|butter|mantequilla|; panna|cream|nata|; latte|milk|leche|; yogurt|yoghurt,yogurt|yogur|
bufala,bufalo|buffalo|bufala|; mascarpone|mascarpone|mascarpone|
scamorza|smoked cheese|queso ahumado|scamorza affumicata,scamorza; mucca,vacca|cow|vaca|; pecora|sheep,ewe|oveja|
capra|goat|cabra|; alpeggio,malga|alpine,mountain pasture|pasto de altura|
da grattugia|grating|rallar|grana padano,parmigiano,pecorino romano
salumi,salume,affettati,affettato|cured meat,cold cut,charcuterie,deli meat|embutido,charcuteria,fiambre|
prosciutto|ham,cured ham,parma ham|jamon,jamon curado|; prosciutto cotto|cooked ham|jamon cocido,jamon york|
prosciutto crudo|raw ham,dry cured ham|jamon crudo,jamon serrano|
salame|salami|salami,salchichon|soppressata,finocchiona; salsiccia|sausage|salchicha,longaniza|
mortadella|bologna sausage,bologna,mortadella|mortadela|; pancetta|bacon,pancetta|panceta,tocino,beicon|
guanciale|pork cheek,pork jowl,jowl bacon|papada,carrillera|; lardo|lard,fatback|tocino,manteca|
speck|smoked ham|jamon ahumado|; bresaola|cured beef,dried beef,air dried beef|cecina|
coppa,capocollo|cured pork neck,neck|cabeza de lomo|; nduja|spreadable salami,spreadable sausage|sobrasada|
cotechino,zampone|boiling sausage|cotechino|; porchetta|roast pork|cochinillo asado|; culatello|culatello|culatello|
soppressata|soppressata|soppressata|; bottarga|fish roe,roe,cured roe|huevas,hueva|
carne|meat|carne|manzo,vitello,maiale,agnello; maiale,suino|pork,pig|cerdo|
manzo,bovino,vitellone|beef|ternera,vacuno,buey|; vitello|veal|ternera|; agnello|lamb|cordero|
cinghiale|wild boar,boar|jabali|; cervo|deer,venison|ciervo|; oca|goose|oca,ganso|; anatra|duck|pato|
pollo|chicken|pollo|; coniglio|rabbit|conejo|; tacchino|turkey|pavo|
pasta|pasta|pasta|spaghetti,penne,rigatoni,fusilli,paccheri,orecchiette,tagliatelle,linguine,trofie,maccheroni
spaghetti|spaghetti,spagetti|espagueti,espaguetis|
pasta all’uovo,pasta fresca|egg pasta,fresh pasta|pasta al huevo,pasta fresca|tagliatelle,maccheroncini
tagliatelle|tagliatelle,egg noodles|tallarines|; maccheroni|macaroni|macarrones|
ravioli,pasta ripiena|ravioli,stuffed pasta,filled pasta|raviolis,pasta rellena|tortellini,culurgionis,agnolotti,cappelletti
gnocchi|dumplings|noquis|; lasagne|lasagna|lasana|; riso|rice|arroz|carnaroli,arborio,vialone
risotto|risotto|risotto|carnaroli,vialone,arborio; farro|spelt,emmer|espelta,farro|; orzo|barley|cebada|
avena|oats,oat|avena|; segale|rye|centeno|; grano,frumento|wheat|trigo|
grano duro,semola|durum wheat,durum,semolina|trigo duro,semola|; mais,granturco,granoturco|corn,maize|maiz|
grano saraceno|buckwheat|trigo sarraceno,alforfon|; farina|flour|harina|
polenta,farina di mais|polenta,cornmeal|polenta,harina de maiz|
cereali,cereale|cereals,cereal,grain|cereales,cereal|farro,orzo,riso,mais; lievito|yeast|levadura|
lievito madre,pasta madre|sourdough|masa madre|
legumi,legume|pulse,legume|legumbre|lenticchie,ceci,fagioli,cicerchie,fave; lenticchia,lenticchie|lentil|lenteja|
cece,ceci|chickpea,garbanzo,chick pea|garbanzo|; fagiolo,fagioli|bean|alubia,judia,frijol,habichuela|
fava,fave|broad bean,fava bean|haba|; pisello,piselli|pea|guisante|; cicerchia|grass pea,chickling vetch|almorta|
lupini,lupino|lupin|altramuz|; zuppa,minestra|soup|sopa|farro,legumi; conserva,conserve|preserve|conserva|
sott’olio,sottolio,sottoli|in oil,under oil|en aceite|
sott’aceto,sottaceto,sottaceti|pickled,pickle|en vinagre,encurtido|; salamoia|brine|salmuera|
sotto sale|salted|en sal|; giardiniera|pickled vegetables|encurtidos|; pomodoro|tomato|tomate|
pomodorini,pomodorino,ciliegino|cherry tomato|tomate cherry|
pelati,pomodori pelati|peeled tomatoes,whole peeled tomatoes|tomate pelado,tomate entero|
passata,passata di pomodoro,salsa di pomodoro,polpa di pomodoro|tomato sauce,tomato passata,tomato puree,strained tomatoes|salsa de tomate,tomate triturado,tomate frito|pelati
concentrato,estratto di pomodoro,concentrato di pomodoro|tomato paste,tomato concentrate|concentrado de tomate,tomate concentrado|
pomodori secchi|sun dried tomatoes,dried tomatoes,sundried tomatoes|tomate seco|
sugo,salsa|sauce|salsa|pesto,ragu,passata,amatriciana; ragu|meat sauce,ragout,bolognese|ragu,salsa bolonesa,bolonesa|
pesto|pesto,basil sauce|pesto,salsa de albahaca|
sugo pronto,sughi pronti|ready sauce,pasta sauce|salsa para pasta|pesto,ragu,amatriciana; pate|pate,spread|pate|
mostarda|fruit mustard|mostaza de frutas|; senape|mustard|mostaza|; maionese|mayonnaise|mayonesa|
ortaggi,verdura,verdure,ortaggio|vegetable,greens,veg|verdura,hortaliza|carciofi,cipolla,pomodoro,radicchio,patata,melanzane,zucchine,peperoni,asparagi
carciofo|artichoke|alcachofa|; cipolla|onion|cebolla|; aglio|garlic|ajo|; patata|potato|patata,papa|
peperone|bell pepper,sweet pepper,pepper|pimiento|
peperoncino|chilli,chili,chile,hot pepper,chilli pepper|guindilla,chile,aji|; melanzana|aubergine,eggplant|berenjena|
zucchina,zucchine,zucchino|courgette,zucchini|calabacin|; zucca|pumpkin,squash|calabaza|; carota|carrot|zanahoria|
sedano|celery|apio|; spinaci|spinach|espinaca|; cavolo|cabbage,kale|col,repollo|cavolo nero,verza
broccoli,broccolo|broccoli|brocoli|; asparago,asparagi|asparagus|esparrago|; finocchio|fennel|hinojo|
radicchio|radicchio,red chicory|achicoria roja,radicchio|; insalata,lattuga|salad,lettuce|ensalada,lechuga|
cetriolo|cucumber|pepino|; barbabietola|beetroot|remolacha|; rapa,cime di rapa|turnip,turnip tops|nabo,grelos|
cicoria|chicory|achicoria|; orto|garden,vegetable garden|huerta,huerto|; cassetta|box,crate|caja|
fungo,funghi|mushroom|seta,hongo,champinon|porcini
porcino,porcini,fungo porcino|porcini,cep,porcini mushroom|boletus,boleto|; tartufo|truffle|trufa|
tartufo bianco|white truffle|trufa blanca|; tartufo nero|black truffle|trufa negra|; castagna|chestnut|castana|
cappero,capperi|caper|alcaparra|; frutta,frutto|fruit|fruta|mele,arance,limoni,clementine,pere,uva,pesche
agrumi,agrume|citrus,citrus fruit|citrico|arance,limoni,clementine,mandarini,bergamotto,cedro
arancia,arance|orange|naranja|; arancia rossa,arance rosse|blood orange|naranja sanguina,naranja roja|
limone|lemon|limon|; mandarino|mandarin,tangerine|mandarina|clementine; clementina,clementine|clementine|clementina|
bergamotto|bergamot|bergamota|; cedro|citron|cidra|; pompelmo|grapefruit|pomelo|; mela,mele|apple|manzana|
pera,pere|pear|pera|; pesca,pesche|peach|melocoton|; albicocca|apricot|albaricoque|; prugna,susina|plum,prune|ciruela|
ciliegia,amarena|cherry|cereza|; fragola|strawberry|fresa|; mirtillo|blueberry,bilberry|arandano|
lampone|raspberry|frambuesa|; mora,more|blackberry|mora,zarzamora|
frutti di bosco|berries,forest fruit|frutos del bosque|mirtilli,lamponi,more; uva|grape|uva|
uvetta,uva passa|raisin,sultana|pasa,uva pasa|; fico,fichi|fig|higo|; fichi secchi|dried fig|higo seco|
melone|melon|melon|; anguria,cocomero|watermelon|sandia|; melograno|pomegranate|granada|; kiwi|kiwi|kiwi|
dattero|date|datil|; canditi,frutta candita|candied fruit,candied peel,candied|fruta confitada,confitado|
frutta secca|nut,dried fruit,nuts and dried fruit|frutos secos,fruto seco|nocciole,mandorle,pistacchio,noci,fichi,pinoli
nocciola|hazelnut|avellana|; mandorla|almond|almendra|; pistacchio|pistachio|pistacho|; noce,noci|walnut|nuez,nueces|
pinolo,pinoli|pine nut|pinon|; arachide|peanut|cacahuete|; anacardo|cashew|anacardo|; sesamo|sesame|sesamo|
semi,seme|seed|semilla|; miele|honey|miel|; millefiori|wildflower,wildflower honey|mil flores,milflores|
acacia|acacia|acacia|; zagara,fiori d’arancio|orange blossom|azahar|; api,ape|bee|abeja|; polline|pollen|polen|
propoli|propolis|propoleo|; marmellata,confettura,composta|jam,marmalade|mermelada,confitura|
gelatina|jelly|gelatina|; crema spalmabile,spalmabile,crema|spread,cream|crema,crema para untar|
crema di nocciole,gianduia|hazelnut spread,hazelnut cream|crema de avellana,gianduja|
crema di pistacchio|pistachio cream,pistachio spread|crema de pistacho|
dolce,dolci,dolciumi,pasticceria|sweet,dessert,cake,pastry,confectionery|dulce,postre,pasteleria,reposteria|panettone,pandoro,torrone,cantuccini,amaretti,cioccolato,sfogliatelle,panforte,ricciarelli,biscotti,torta,colomba
cioccolato,cioccolata|chocolate|chocolate|; cioccolatini,pralina|pralines,chocolates|bombones|; cacao|cocoa|cacao|
fondente|dark chocolate,dark|chocolate negro,negro|; caramella,caramelle|candy,sweets|caramelo|liquirizia,confetti
liquirizia|liquorice,licorice|regaliz|; torrone|nougat|turron|
biscotto,biscotti|biscuit,cookie|galleta|cantuccini,amaretti,ricciarelli,baicoli
cantuccini,cantucci|almond biscuits,almond cookies,biscotti|galletas de almendra|
amaretto,amaretti|amaretti,macaroon|amaretti|; panettone|panettone,italian christmas cake|panettone,panetone|
pandoro|pandoro|pandoro|
dolci di natale,dolce natalizio|christmas cake|dulce de navidad|panettone,pandoro,panforte,torrone
colomba|easter cake|colomba|; torta|cake,tart|tarta,pastel|
marzapane,pasta di mandorle|marzipan,almond paste|mazapan|; zucchero|sugar|azucar|; vaniglia|vanilla|vainilla|
cannella|cinnamon|canela|; confetti|sugared almonds,jordan almonds|peladillas|; gelato|ice cream|helado|
sorbetto|sorbet|sorbete|; sciroppo|syrup|jarabe,sirope|
colazione|breakfast|desayuno|miele,marmellata,biscotti,caffe,confettura
merenda,spuntino,snack|snack|merienda,tentempie,aperitivo|taralli,grissini,biscotti; pane|bread|pan|
panini,panino|roll,sandwich|panecillo,bocadillo|; grissino,grissini|breadstick|colin,palito de pan,grissini|
focaccia,schiacciata|focaccia,flatbread|focaccia|; piadina|flatbread,piadina|pan plano|; pizza|pizza|pizza|
tarallo,taralli|taralli|taralli|; frisella,friselle|rusk,friselle|friselle|
cracker,salatini|cracker|galleta salada|taralli,grissini; fette biscottate|rusks|biscotes,pan tostado|
pane carasau,carasau|crispbread,music paper bread|pan carasau|
forno,prodotti da forno,panetteria|bakery,baked goods|panaderia,horno|; croccante|crisp,crunchy|crujiente|
brioche,cornetto|croissant|cruasan|; uovo,uova|egg|huevo|; vino|wine|vino|; vino rosso|red wine|vino tinto,tinto|
vino bianco|white wine|vino blanco|; rosato,vino rosato|rose wine,rose|vino rosado,rosado|; rosso|red|rojo,tinto|
bianco|white|blanco|; nero|black|negro|; verde|green|verde|
spumante,bollicine,vino spumante|sparkling wine,sparkling,bubbly,fizz|espumoso,vino espumoso,cava|prosecco,franciacorta,asti,trentodoc,alta langa
champagne|champagne|champan|
vino da dessert,vino dolce,passito|dessert wine,sweet wine|vino dulce,vino de postre|passito,moscato,vin santo,zibibbo,marsala
moscato|muscat|moscatel|; uva nera,vitigno|grape variety|variedad de uva|; annata,vendemmia|vintage|anada,vendimia|
birra|beer|cerveza|; sidro|cider|sidra|; vermouth|vermouth|vermut|
aperitivo|aperitif,appetizer,aperitivo|aperitivo|taralli,olive,spumante; enoteca,cantina|winery,cellar|bodega|
liquore,amaro,digestivo|liqueur,bitter,digestif|licor,digestivo|limoncello,genepi,grappa,mirto,amaro
distillato,acquavite,superalcolico|spirit,brandy|destilado,aguardiente|grappa
limoncello,liquore di limoni|limoncello,lemon liqueur|limoncello,licor de limon|
grappa|grappa,pomace brandy|grappa,orujo|; mirto|myrtle|mirto|
alcolici,bevande alcoliche,alcol|alcohol,alcoholic|alcohol|vino,birra,liquore,spumante; succo|juice|zumo,jugo|
bevanda,bibita|drink,beverage|bebida|vino,birra,succo,liquore; acqua|water|agua|; caffe|coffee|cafe|
caffe in grani|coffee beans,whole bean coffee|cafe en grano|; caffe macinato,moka|ground coffee|cafe molido|
espresso|espresso|expreso|caffe; te|tea|te|; tisana,infuso,camomilla|herbal tea,infusion|infusion,tisana|
capsule,cialde|capsule,pod|capsula|; pesce|fish|pescado,pez|tonno,acciughe,alici,sardine,bottarga,baccala
pesce azzurro|blue fish,oily fish|pescado azul|alici,acciughe,sardine,sgombro
frutti di mare,mare|seafood,shellfish|marisco|cozze,vongole,gamberi,polpo,tonno; tonno|tuna|atun,bonito|
acciuga,acciughe,alice,alici|anchovy,anchovies|anchoa,boqueron|
colatura,colatura di alici|anchovy sauce,fish sauce|salsa de anchoas|; sardina,sarda|sardine|sardina|
sgombro|mackerel|caballa|; salmone|salmon|salmon|; baccala,merluzzo,stoccafisso|cod,salt cod,stockfish|bacalao|
polpo|octopus|pulpo|; calamaro,seppia|squid,cuttlefish|calamar,sepia|; gambero,gamberi|shrimp,prawn|gamba,camaron|
cozza|mussel|mejillon|; vongola|clam|almeja|; pesce spada|swordfish|pez espada|; trota|trout|trucha|
anguilla|eel|anguila|; muggine,bottarga di muggine|grey mullet,mullet|mujol,lisa|
spezia,spezie|spice|especia|zafferano,peperoncino,pepe,cannella,origano
aroma,erbe aromatiche,erba,erbe|herb|hierba,hierba aromatica|basilico,origano,rosmarino,salvia
zafferano|saffron|azafran|; pepe|pepper,black pepper|pimienta|; sale|salt|sal|; sale marino|sea salt|sal marina|
origano|oregano|oregano|; basilico|basil|albahaca|; rosmarino|rosemary|romero|; salvia|sage|salvia|
timo|thyme|tomillo|; prezzemolo|parsley|perejil|; menta|mint,peppermint|menta,hierbabuena|
alloro|bay leaf,laurel|laurel|; lavanda|lavender|lavanda|; zenzero|ginger|jengibre|; noce moscata|nutmeg|nuez moscada|
anice|anise,aniseed|anis|; stimmi,pistilli|threads,strands|hebra|; ginepro|juniper|enebro|
dop,denominazione di origine protetta|pdo|dop|; igp,indicazione geografica protetta|pgi|igp|
stg,specialita tradizionale garantita|tsg|etg|; pat,prodotto tradizionale|traditional product|producto tradicional|
bio,biologico,biologica|organic,bio|ecologico,organico,biologico,bio|
docg,doc,denominazione di origine controllata|docg,doc|docg,doc|
senza glutine,senzaglutine,gluten free,glutenfree|gluten free,glutenfree,without gluten,celiac,coeliac|sin gluten,celiaco|
senza lattosio,senza latte,senzalattosio|lactose free,dairy free,milk free|sin lactosa,sin leche|
regalo,regali,confezione regalo,idea regalo|gift,present,hamper,gift box|regalo,cesta,obsequio|
natale,natalizio|christmas,xmas|navidad,navideno|; pasqua|easter|pascua|; san valentino|valentine|san valentin|
compleanno|birthday|cumpleanos|; offerta,sconto|offer,discount,sale|oferta,descuento|; novita|new|novedad|
fresco|fresh|fresco|; secco,essiccato|dried,dry|seco|; affumicato|smoked|ahumado|
stagionato,invecchiato,stagionatura|aged,matured,seasoned|curado,anejo,madurado|; piccante|hot,spicy|picante|
morbido|soft|blando,tierno|; cremoso|creamy|cremoso|; intero|whole|entero|; affettato,a fette|sliced|loncha,lonchas|
tostato|roasted,toasted|tostado|; grattugiato|grated|rallado|; surgelato,congelato|frozen|congelado|
macinato|ground,minced|molido,picado|; alla brace,grigliato|grilled,chargrilled|a la brasa|
fatto a mano,artigianale,artigiano|handmade,artisan,craft,hand made|artesano,artesanal|
tradizionale|traditional|tradicional|; naturale|natural|natural|; non filtrato|unfiltered|sin filtrar|
integrale|wholemeal,wholegrain,whole wheat|integral|; selvatico|wild|silvestre|; vegano|vegan|vegano|
vegetariano|vegetarian|vegetariano|; inverno|winter|invierno|; estate,estivo|summer|verano|
autunno|autumn,fall|otono|; primavera|spring|primavera|; mese,mesi|month|mes,meses|
extravecchio|extra old|extraviejo|; dolce|sweet,mild|dulce|; amaro|bitter|amargo|; bottiglia|bottle|botella|
latta,barattolo di latta|tin,can|lata|; vasetto,barattolo|jar|tarro,frasco|; confezione|pack|paquete,estuche|
forma|wheel|rueda|; spicchio|wedge|cuna|; mazzo|bunch|manojo|; treccia|braid,plait|trenza,ristra|
tavoletta|bar|tableta|; cassa|case|caja|; toscana,toscano|tuscany,tuscan|toscana|chianti,siena
sicilia,siciliano|sicily,sicilian|sicilia,siciliano|; sardegna,sardo|sardinia,sardinian|cerdena,sardo|
puglia,pugliese|apulia,puglia,apulian|apulia,pulla|; lombardia,lombardo|lombardy|lombardia|
piemonte,piemontese|piedmont,piedmontese|piamonte,piamontes|; calabria,calabrese|calabria,calabrian|calabria,calabres|
campania,campano|campania|campania|; liguria,ligure|liguria,ligurian|liguria|
veneto|veneto,venetian|veneto,veneciano|; lazio,laziale,romano|latium,lazio,roman|lacio,romano|
umbria,umbro|umbria,umbrian|umbria|; marche,marchigiano|marche|marcas|; abruzzo,abruzzese|abruzzo|abruzos|
emilia,emilia romagna|emilia romagna|emilia romana|
trentino,alto adige,sudtirolo|south tyrol,trentino,alto adige|tirol del sur,trentino|; friuli,friulano|friuli|friuli|
valle d’aosta,valdostano|aosta valley|valle de aosta|; basilicata,lucano|basilicata,lucania|basilicata|
molise,molisano|molise|molise|; napoli,napoletano|naples,neapolitan|napoles,napolitano|; roma|rome|roma|
milano,milanese|milan,milanese|milan|; torino|turin|turin|; venezia|venice|venecia|
bologna,bolognese|bologna,bolognese|bolonia|; genova,genovese|genoa,genoese|genova,genoves|
firenze|florence|florencia|; siena,senese|siena|siena|; vesuvio|vesuvius|vesubio|
italia,italiano|italy,italian|italia,italiano|
$words$, '[;\n]') thing where trim(thing) <> '';
