import type { Mark } from '@filiera/domain/catalogue-constants'

/** What a name stands for. */
export type FoodKind =
  | 'cheese'
  | 'meat'
  | 'oil'
  | 'vinegar'
  | 'produce'
  | 'cereal'
  | 'bakery'
  | 'honey'
  | 'fish'
  | 'spice'
  | 'wine'
  | 'spirit'

/**
 * Italian names of the register of the European Union (Reg. (EU) 2024/1143), divided by ";", other forms after "/". A common word counts only where
 * something says what the food is: "~" when it stands alone, "^" also beside a word of imitation ("in stile Umbria" is not clear).
 */
const registered: Readonly<Record<FoodKind, Partial<Record<Mark, string>>>> = {
  cheese: {
    dop: `Parmigiano Reggiano/Parmigiano/Parmesan/Parmesano/Parmesão/Parmezan; Grana Padano; ^Grana; Gorgonzola; ~Asiago; ~Bitto; ~Bra;
      Caciocavallo Silano; Canestrato Pugliese; Casatella Trevigiana; Casciotta d'Urbino; ~Castelmagno; Fiore Sardo; Fontina;
      Formaggella del Luinese; Formaggio di Fossa di Sogliano; Formai de Mut dell'Alta Valle Brembana; ~Montasio; Monte Veronese;
      Mozzarella di Bufala Campana; Mozzarella di Gioia del Colle; ~Murazzano; Nostrano Valtrompia; ~Ossolano; Pecorino Crotonese;
      Pecorino delle Balze Volterrane; Pecorino di Filiano; Pecorino di Picinisco; Pecorino Romano; Pecorino Sardo; Pecorino Siciliano;
      Pecorino Toscano; Piacentinu Ennese; ~Piave; Provolone del Monaco; Provolone Valpadana; Puzzone di Moena/Spretz Tzaorì;
      Quartirolo Lombardo; ~Ragusano; ~Raschera; Ricotta di Bufala Campana; Ricotta Romana; Robiola di Roccaverano; Salva Cremasco;
      Silter; Spressa delle Giudicarie; Squacquerone di Romagna; Pecorino del Monte Poro; Provola dei Nebrodi; ~Stelvio/Stilfser; Strachitunt; ~Taleggio; Toma Piemontese;
      Valle d'Aosta Fromadzo; Valtellina Casera; Vastedda della valle del Belìce`,
    igp: `Burrata di Andria; Canestrato di Moliterno; Caciottone di Norcia`,
    stg: `Mozzarella tradizionale`,
  },
  meat: {
    dop: `Capocollo di Calabria; Coppa Piacentina; Crudo di Cuneo; Culatello di Zibello; Lardo di Arnad/Valle d'Aosta Lard d'Arnad;
      Pancetta di Calabria; Pancetta Piacentina; Prosciutto di Carpegna; Prosciutto di Modena; Prosciutto di Parma/Parma Ham/Jamón de Parma/Crudo di Parma;
      Prosciutto di San Daniele/San Daniele; Prosciutto Toscano; Prosciutto Veneto Berico-Euganeo; Salame Brianza; Salame di Varzi;
      Salame Piacentino; Salamini italiani alla cacciatora; Salsiccia di Calabria; Soppressata di Calabria; Soprèssa Vicentina;
      Valle d'Aosta Jambon de Bosses; Cinta Senese`,
    igp: `Abbacchio Romano; Agnello del Centro Italia; Agnello di Sardegna; Bresaola della Valtellina;
      Ciauscolo; Coppa di Parma; Cotechino Modena; Finocchiona; Lardo di Colonnata; Lucanica di Picerno; Mortadella Bologna/Mortadella di Bologna;
      Mortadella di Prato; Porchetta di Ariccia; Prosciutto Amatriciano; Prosciutto di Norcia; Prosciutto di Sauris; Salama da sugo;
      Salame Cremona; Salame d'oca di Mortara; Salame Felino; Salame Piemonte; Salame S. Angelo/Salame Sant'Angelo; Speck Alto Adige/Südtiroler Speck; Vitellone Bianco dell'Appennino Centrale; Vitelloni Piemontesi della coscia; Zampone Modena`,
  },
  oil: {
    dop: `^Alto Crotonese; Aprutino Pescarese; ^Brisighella; ^Bruzio; ^Canino; ^Cartoceto; ^Chianti Classico; ^Cilento; ^Collina di Brindisi; ^Colline di Romagna;
      Colline Pontine; ^Colline Salernitane; Colline Teatine; ^Dauno; ^Garda; Irpinia - Colline dell'Ufita; ^Laghi Lombardi; ^Lametia; ^Lucca;
      ^Molise; ^Monte Etna; ^Monti Iblei; ^Penisola Sorrentina; Pretuziano delle Colline Teramane; ~Riviera Ligure; ^Sabina; ^Sardegna; ^Seggiano;
      ^Tergeste; ^Terra d'Otranto; ^Terra di Bari; Terre Aurunche; ^Terre di Siena; Terre Tarentine; ^Tuscia; ^Umbria; ~Val di Mazara; ~Valdemone;
      ^Valle del Belice; Valli Trapanesi; Veneto Valpolicella; ^Vulture`,
    igp: `^Toscano; ^Sicilia; Olio di Calabria; Olio di Puglia; Olio di Roma/Roma Olio; Olio Lucano; Olio Campania/Campania olio; ^Marche`,
  },
  vinegar: {
    dop: `Aceto balsamico tradizionale di Modena; Aceto balsamico tradizionale di Reggio Emilia`,
    igp: `Aceto Balsamico di Modena/Balsamico di Modena/Balsamic vinegar of Modena/Balsamic of Modena/Modena balsamic/Vinagre balsámico de Módena/Balsámico de Módena`,
  },
  produce: {
    dop: `Arancia di Ribera; Asparago Bianco di Bassano; Basilico Genovese; Carota Novella di Ispica; Carciofo Spinoso di Sardegna; Cipollotto Nocerino;
      Ciliegia dell'Etna; Fagiolo Cannellino di Atina; Fagioli Bianchi di Rotonda; Farina di castagne della Lunigiana; Farina di Neccio della Garfagnana;
      Fico Bianco del Cilento; Fichi di Cosenza; Ficodindia dell'Etna; Ficodindia di San Cono; La Bella della Daunia; Marrone di Caprese Michelangelo;
      Marrone di San Zeno; Mela Val di Non; Melanzana Rossa di Rotonda; Nocciola Romana; Nocellara del Belice; Oliva Ascolana del Piceno/Olive ascolane del Piceno; Patata di Bologna;
      Peperone di Pontecorvo; Pistacchio Verde di Bronte/Pistacchio di Bronte; Pomodorino del Piennolo del Vesuvio;
      Pomodoro San Marzano dell'Agro Sarnese-Nocerino/Pomodoro S. Marzano dell'Agro Sarnese-Nocerino; Susina di Dro; Castagna di Vallerano; Aglio di Voghiera; Farro di Monteleone di Spoleto; Oliva di Gaeta; Aglio Bianco Polesano; Cappero delle isole Eolie; Cedro di Santa Maria del Cedro`,
    igp: `Amarene Brusche di Modena; Arancia del Gargano; Arancia Rossa di Sicilia; Asparago Bianco di Cimadolmo; Asparago di Badoere; Asparago di Cantello;
      Asparago verde di Altedo; Brovada; Cappero di Pantelleria; Carciofo Brindisino; Carciofo di Paestum; Carciofo Romanesco del Lazio;
      Carota dell'Altopiano del Fucino; Castagna Cuneo; Castagna del Monte Amiata; Castagna di Montella; Cavolfiore della Piana del Sele;
      Ciliegia di Bracigliano; Ciliegia di Lari; Ciliegia di Marostica; Ciliegia di Vignola; Cipolla bianca di Margherita; Cipolla Rossa di Tropea Calabria/Cipolla di Tropea/Cipolla Rossa di Tropea;
      Clementine del Golfo di Taranto; Clementine di Calabria; Fagioli di Sarconi; Fagiolo Cuneo; Fagiolo di Lamon della Vallata Bellunese; Fagiolo di Sorana;
      Finocchio di Isola Capo Rizzuto; Fragola di Basilicata; Fungo di Borgotaro; Insalata di Lusia; Kiwi Latina; Lenticchia di Altamura;
      Lenticchia di Castelluccio di Norcia; Lenticchia di Onano; Limone Costa d'Amalfi; Limone dell'Etna; Limone di Rocca Imperiale; Limone di Siracusa;
      Limone di Sorrento; Limone Femminello del Gargano; Limone Interdonato Messina; Marrone del Mugello; Marrone di Castel del Rio; Marrone di Combai;
      Marrone di Roccadaspide; Marrone di Serino; Marroni del Monfenera; Mela Alto Adige/Südtiroler Apfel; Mela di Valtellina; Mela Rossa Cuneo; Melannurca Campana;
      Melone Mantovano; Nocciola del Piemonte/Nocciola Piemonte; Nocciola di Giffoni; Oliva di Mattinata; Patata del Fucino; Patata dell'Alto Viterbese; Patata della Sila;
      Patata novella di Galatina; Patata Rossa di Colfiorito; Peperone di Senise; Pera dell'Emilia Romagna; Pera mantovana; Pesca di Verona; Pesca e Nettarina di Romagna;
      Pescabivona; Pomodorino di Manduria; Pomodoro di Pachino; Radicchio di Chioggia; Radicchio di Verona; Radicchio Rosso di Treviso; Radicchio Variegato di Castelfranco;
      Rucola della Piana del Sele; Scalogno di Romagna; Sedano Bianco di Sperlonga; Uva da tavola di Canicattì; Uva da tavola di Mazzarrone; Uva di Puglia;
      Anguria Reggiana; Pesca di Delia; Pesca di Leonforte; Marrone della Valle di Susa; Castagna di Roccamonfina`,
  },
  cereal: {
    dop: `Riso di Baraggia Biellese e Vercellese`,
    igp: `Farro della Garfagnana; Riso del delta del Po; Riso Nano Vialone Veronese; Pasta di Gragnano; Maccheroncini di Campofilone; Pizzoccheri della Valtellina;
      Culurgionis d'Ogliastra; Cappellacci di zucca ferraresi`,
  },
  bakery: {
    dop: `Pane di Altamura; Pane Toscano; Pagnotta del Dittaino`,
    igp: `Cantuccini Toscani/Cantucci Toscani; Cioccolato di Modica; Coppia Ferrarese; Focaccia di Recco col formaggio/Focaccia di Recco; Pampapato di Ferrara/Pampepato di Ferrara; Pampepato di Terni; Pane casareccio di Genzano;
      Pane di Matera; Panforte di Siena; Piadina Romagnola/Piada Romagnola; Ricciarelli di Siena; Torrone di Bagnara; Schüttelbrot Alto Adige`,
    stg: `Pizza Napoletana; Amatriciana tradizionale; Vincisgrassi alla maceratese`,
  },
  honey: { dop: `Miele della Lunigiana; Miele delle Dolomiti Bellunesi; Miele Varesino` },
  fish: {
    dop: `Colatura di alici di Cetara; Tinca Gobba Dorata del Pianalto di Poirino; Cozza di Scardovari`,
    igp: `Acciughe sotto sale del mar Ligure; Salmerino del Trentino; Trote del Trentino`,
  },
  spice: {
    dop: `Liquirizia di Calabria; Zafferano dell'Aquila; Zafferano di San Gimignano; Zafferano di Sardegna`,
    igp: `Sale Marino di Trapani`,
  },
  spirit: {
    igp: `Grappa di Barolo; Grappa friulana; Grappa lombarda; Grappa piemontese; Grappa siciliana; Grappa trentina; Grappa veneta; Genepì delle Alpi;
      Genepì del Piemonte; Genepì della Valle d'Aosta; Liquore di limone di Sorrento; Liquore di limone della Costa d'Amalfi; Mirto di Sardegna; Nocino di Modena; Brandy italiano`,
  },
  wine: {
    dop: `Aglianico del Taburno; Aglianico del Vulture; ^Alba; ^Albugnano; ^Alcamo; Aleatico di Gradoli; Aleatico di Puglia; ^Alezio; ^Alghero; ^Alta Langa; Alto Adige Lagrein;
      Amarone della Valpolicella/Amarone; Ansonica Costa dell'Argentario; ^Aprilia; ^Arborea; ^Arcole; Asolo Prosecco; Asti Spumante; Moscato d'Asti; ^Assisi; ^Atina; ^Aversa;
      Bagnoli Friularo; ~Barbaresco; Barbera d'Alba; Barbera d'Asti; Barbera del Monferrato; Barco Reale di Carmignano; ~Bardolino; ~Barolo; Bianchello del Metauro;
      Bianco Capena; Bianco dell'Empolese; Bianco di Custoza; Bianco di Pitigliano; ^Biferno; ^Bivongi; ^Boca; ^Bolgheri; Bosco Eliceo; ^Botticino; Brachetto d'Acqui; ^Bramaterra;
      ^Breganze; ^Brindisi; Brunello di Montalcino/Brunello; ^Cabras; Cacc'e mmitte di Lucera; ^Calosso; Caluso/Erbaluce di Caluso; ^Campi Flegrei; Campidano di Terralba; ^Canavese;
      Candia dei Colli Apuani; Cannellino di Frascati; Cannonau di Sardegna; ^Capalbio; ^Capri; Capriano del Colle; ^Carema; Carignano del Sulcis; ^Carmignano; ^Carso; Casavecchia di Pontelatone;
      ^Castel del Monte; ^Castel San Lorenzo; Casteller; ^Castelli Romani; ^Cellatica; ^Cerasuolo d'Abruzzo; Cerasuolo di Vittoria; ^Cerveteri; Cesanese del Piglio; Cesanese di Affile;
      Cesanese di Olevano Romano; ~Chianti; Chianti Classico; ^Cilento; ^Cinque Terre; Sciacchetrà; ^Circeo; Cirò; Cisterna d'Asti; ^Colli Albani; Colli Altotiberini; Colli Aretini;
      Colli Asolani; ^Colli Berici; ^Colli Bolognesi; Colli del Trasimeno; Colli della Sabina; Colli di Conegliano; Colli di Luni; ^Colli di Parma; Colli Etruschi Viterbesi; ^Colli Euganei;
      Colli Lanuvini; Colli Maceratesi; Colli Martani; Colli Orientali del Friuli; Colli Perugini; Colli Pesaresi; ^Colli Piacentini; Colli Tortonesi; ^Collina Torinese; Colline Joniche Tarantine;
      Colline Lucchesi; Colline Novaresi; Colline Saluzzesi; ^Collio; Conegliano Valdobbiadene; Valdobbiadene Prosecco; ^Valdobbiadene; ^Conero; Contea di Sclafani; ^Contessa Entellina; ^Controguerra; ^Copertino;
      ^Cori; Cortese dell'Alto Monferrato; Corti Benedettine del Padovano; ^Cortona; ^Costa d'Amalfi; Coste della Sesia; Curtefranca; ~Custoza; Delia Nivolelli; ^Dogliani; ^Dolceacqua;
      Dolcetto d'Acqui; Dolcetto d'Alba; Dolcetto d'Asti; Dolcetto di Diano d'Alba; Dolcetto di Ovada; ^Elba; ^Eloro; ^Erice; ^Esino; Est! Est!! Est!!! di Montefiascone; ^Etna; Etschtaler; Falanghina del Sannio;
      Falerio; Falerno del Massico; ^Fara; ^Faro; Fiano di Avellino; ~Franciacorta; ^Frascati; Freisa d'Asti; Freisa di Chieri; Friuli Grave; Friuli Isonzo; Friuli Aquileia; ^Gabiano; ^Galatina; ^Galluccio; ^Gambellara;
      ^Garda; Garda Colli Mantovani; ^Gattinara; ^Gavi; ^Genazzano; ^Ghemme; Gioia del Colle Primitivo; Girò di Cagliari; ^Golfo del Tigullio; Gragnano rosso; ^Gravina; Greco di Bianco; Greco di Tufo;
      Grignolino d'Asti; Grignolino del Monferrato Casalese; Gutturnio; ^Irpinia; ^Ischia; Lacrima di Morro d'Alba; ^Lago di Caldaro; ^Lago di Corbara; Lambrusco di Sorbara; Lambrusco Grasparossa di Castelvetro;
      Lambrusco Mantovano; Lambrusco Salamino di Santa Croce; ^Lamezia; ^Langhe; Lessini Durello; ^Lessona; ^Leverano; ^Lison; Lison-Pramaggiore; ^Lizzano; ^Loazzolo; ^Locorotondo; ~Lugana; Malvasia delle Lipari;
      Malvasia di Bosa; Malvasia di Casorzo d'Asti; Malvasia di Castelnuovo Don Bosco; ^Mamertino; Mandrolisai; ^Maremma toscana; ^Marino; ~Marsala; ^Martina; ^Matera; ^Matino; ^Melissa; ^Menfi; ^Merlara; ^Molise; ^Monferrato;
      Monica di Sardegna; ^Monreale; ^Montecarlo; ^Montecompatri; ^Montecucco; ^Montefalco; Montefalco Sagrantino/Sagrantino di Montefalco; ^Montello; ^Montecastelli; Montepulciano d'Abruzzo; Monteregio di Massa Marittima;
      ^Montescudaio; ^Monti Lessini; Morellino di Scansano; Moscadello di Montalcino; Moscato di Pantelleria; Moscato di Scanzo; Moscato di Sennori; Moscato di Sorso; Moscato di Trani; ^Nardò; Nasco di Cagliari;
      Nebbiolo d'Alba; ^Nettuno; ^Noto; Nuragus di Cagliari; ^Offida; ^Oltrepò Pavese; ^Orcia; ^Orta Nova; ^Ortona; Ortrugo; ^Orvieto; ^Ostuni; Parrina; Passito di Pantelleria; ^Penisola Sorrentina; Pentro; ^Pergola;
      Piave Malanotte; Piemonte Barbera; ^Pinerolese; ^Pomino; ^Pornassio; Primitivo di Manduria; Prosecco; Ramandolo; Recioto della Valpolicella; Recioto di Gambellara; Recioto di Soave; Reggiano Lambrusco; ^Reno; ^Riesi; ^Riviera del Brenta;
      Riviera del Garda Bresciano; Riviera ligure di Ponente; ^Roero; ^Roma; Romagna Albana; Romagna Sangiovese; ^Rosazzo; Rossese di Dolceacqua; Rosso Conero; Rosso della Val di Cornia; Rosso di Cerignola; Rosso di Montalcino; Rosso di Montepulciano;
      Rosso Orvietano; Rosso Piceno; Rubino di Cantavenna; Ruchè di Castagnole Monferrato; ^Salaparuta; Salice Salentino; ^Sambuca di Sicilia; ^San Colombano al Lambro; ^San Gimignano; San Martino della Battaglia; ^San Severo; San Torpè; ^Sannio;
      ^Sant'Antimo; ^Santa Margherita di Belice; Sardegna Semidano; ^Savuto; ^Scavigna; ^Sciacca; ^Serenissima; ^Serrapetrona; Vernaccia di Serrapetrona; Sforzato di Valtellina; Sfursat; ^Sicilia; ^Siracusa; ^Sizzano; ~Soave; Soave Superiore; ^Sovana;
      ^Squinzano; ^Strevi; ^Suvereto; ^Tarquinia; ^Taurasi; ^Tavoliere delle Puglie; Teroldego Rotaliano; ^Terra d'Otranto; ^Terracina; ^Terradeiforti; ^Terralba; Terre Alfieri; Terre dell'Alta Val d'Agri; ^Terre di Cosenza; Terre di Offida; ^Terre di Pisa;
      Terre Tollesi; Tintilia del Molise; ^Todi; ^Torgiano; ^Trasimeno; Trebbiano d'Abruzzo; ^Trentino; Trento Doc; ^Tullum; ^Val d'Arbia; Val di Cornia; ^Val Polcevera; Valcalepio; ^Valdadige; Valdarno di Sopra; ^Valdichiana toscana; ^Valdinievole; ^Valli Ossolane; ~Valpolicella;
      Valpolicella Ripasso; ^Valsusa; Valtellina Superiore; Valtellina rosso; ^Velletri; ^Venezia; Verdicchio dei Castelli di Jesi/Verdicchio di Jesi; Verdicchio di Matelica; Verduno Pelaverga; Vermentino di Gallura; Vermentino di Sardegna; Vernaccia di Oristano; Vernaccia di San Gimignano;
      Vesuvio Lacryma Christi/Lacryma Christi; ^Vesuvio; ^Vicenza; ^Vignanello; Vin Santo del Chianti; Vin Santo di Carmignano; Vin Santo di Montepulciano; Vino Nobile di Montepulciano; ^Zagarolo`,
    igp: `Allerona; ^Alta Valle della Greve; Alto Livenza; Alto Mincio; ^Anagni; ^Arghillà; ^Avola; ^Barbagia; Benaco Bresciano; ^Bergamasca; ^Bettona; Bianco del Sillaro; Bianco di Castelfranco Emilia; ^Calabria; ^Camarro; ^Campania; ^Cannara;
      Catalanesca del Monte Somma; ^Civitella d'Agliano; Colli Aprutini; Colli Cimini; Colli del Limbara; Colli del Sangro; Colli della Toscana centrale; Colli di Salerno; Colli Trevigiani; Collina del Milanese; Colline del Genovesato; Colline di Levanto; Colline Frentane; Colline Pescaresi;
      Colline Savonesi; Colline Teatine; ^Conselvano; ^Costa Toscana; Costa Viola; ^Daunia; ^Delle Venezie; Dugenta; Lambrusco dell'Emilia; ^Epomeo; ^Esaro; Fontanarossa di Cerda; ^Forlì; Fortana del Taro; Frusinate; Grottino di Roccanova;
      ^Isola dei Nuraghi; ^Lazio; ^Lipuda; ^Locride; ^Marca Trevigiana; ^Marche; ^Marmilla; Mitterberg; ^Modena; ^Montenetto di Brescia; ^Murgia; ^Narni; ^Nurra; ^Ogliastra; ^Osco; ^Paestum; ^Palizzi; ^Parteolla; ^Pellaro; ^Planargia; ^Pompeiano; ^Provincia di Mantova; ^Provincia di Nuoro;
      ^Provincia di Pavia; ^Provincia di Verona; ^Puglia; ^Quistello; ^Roccamonfina; ^Romangia; Ronchi di Brescia; Ronchi Varesini; Rotae; ^Rubicone; Sabbioneta; ^Salento; ^Salina; ^Scilla; ^Sebino; ^Sibiola; ^Sillaro; ^Spello; ^Tarantino; Terrazze Retiche di Sondrio;
      Terre Aquilane; Terre degli Osci; Terre di Chieti; Terre di Veleja; Terre Lariane; ^Terre Siciliane; Tharros; ^Toscana; ^Trexenta; ^Umbria; ^Val di Neto; ^Val Tidone; ^Valcamonica; Valdamato; ^Vallagarina; ^Valle Belice; ^Valle d'Itria; Valle del Crati; Valle del Tirso; ^Valle Peligna; Valli di Porto Pino;
      ^Veneto; Veneto Orientale; ^Venezia Giulia; ^Verona; Vigneti delle Dolomiti; ^Vino toscano`,
  },
}

export type ProtectedName = {
  name: string
  /** The registered name and its other forms. */
  forms: string[]
  mark: Mark
  kind: FoodKind
  /** `false`: clear by itself; `alone`: needs to be told what the food is when it stands alone; `always`. */
  needsContext: false | 'alone' | 'always'
}

function readNames(kind: FoodKind, mark: Mark, list: string): ProtectedName[] {
  return list.split(';').map((entry) => {
    const text = entry.replace(/\s+/g, ' ').trim()
    const forms = text.replace(/^[~^]/, '').split('/')
    return {
      name: forms[0] ?? '',
      forms,
      mark,
      kind,
      needsContext: text.startsWith('^') ? 'always' : text.startsWith('~') ? 'alone' : false,
    }
  })
}

export const protectedNames: readonly ProtectedName[] = (Object.keys(registered) as FoodKind[]).flatMap(
  (kind) =>
    (Object.entries(registered[kind]) as [Mark, string][]).flatMap(([mark, list]) =>
      readNames(kind, mark, list),
    ),
)
