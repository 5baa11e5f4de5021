import { marks } from '@filiera/domain/catalogue-constants'
import { describe, expect, it } from 'vitest'
import type { SeedProduct } from './data/catalogue-schemas.ts'
import { readProducts, readSellers } from './data/read-demo-data.ts'

/** File number, provinces of the area, protected name; from the register of the European Union. */
const PROTECTED = `
  PDO-IT-0016 PR RE MO BO MN Parmigiano Reggiano
  PDO-IT-0010 NO VC CN BI VB AL BG BS CO CR LC LO MI MB PV VA Gorgonzola
  PDO-IT-0025 BG BS CO CR LC LO MI PV NO TV Taleggio
  PDO-IT-0012 UD PN GO TS BL TV PD VE Montasio
  PDO-IT-0008 AO Fontina
  PDO-IT-1502 SO BG LC Bitto
  PDO-IT-0006 CN Castelmagno
  PDO-IT-0026 TO CN BI VC NO VB AT AL Toma Piemontese
  PDO-IT-0794 RA FC RN BO FE Squacquerone di Romagna
  PDO-IT-0020 SI GR FI PI AR VT TR Pecorino Toscano
  PDO-IT-0017 SS NU OR CA SU RM VT LT FR RI GR Pecorino Romano
  PDO-IT-0007 NU SS OR SU Fiore Sardo
  PDO-IT-0003 CS CZ KR AV BN SA PZ MT FG IS Caciocavallo Silano
  PDO-IT-0466 NA Provolone del Monaco
  PDO-IT-0014 CE SA NA BN LT FR RM FG IS Mozzarella di Bufala Campana
  PGI-IT-01393 BT BA FG LE BR TA Burrata di Andria
  PDO-IT-1505 RG SR Ragusano
  PDO-IT-0067 PR Prosciutto di Parma
  PDO-IT-0065 UD Prosciutto di San Daniele
  PGI-IT-1554 PG Prosciutto di Norcia
  PGI-IT-0512 UD Prosciutto di Sauris
  PDO-IT-1495 AO Valle d’Aosta Jambon de Bosses
  PDO-IT-1492 PR Culatello di Zibello
  PGI-IT-0327 BZ Speck Alto Adige
  PGI-IT-1525 SO Bresaola della Valtellina
  PGI-IT-0325 BO Mortadella Bologna
  PGI-IT-0597 PR Salame Felino
  PDO-IT-0326 MB LC CO MI Salame Brianza
  PGI-IT-1120 FI SI AR PI GR LU PT PO LI MS Finocchiona
  PDO-IT-1570 CS CZ KR RC VV Capocollo di Calabria
  PDO-IT-1569 CS CZ KR RC VV Soppressata di Calabria
  PGI-IT-1501 MO Zampone Modena
  PGI-IT-1500 MO Cotechino Modena
  PDO-IT-1542 BA BT Terra di Bari
  PGI-IT-02381 BA BT BR FG LE TA Olio di Puglia
  PGI-IT-1512 FI SI AR PI GR LU PT PO LI MS Toscano
  PDO-IT-0108 FI SI Chianti Classico
  PDO-IT-1520 PG TR Umbria
  PDO-IT-1540 IM SV GE SP Riviera Ligure
  PDO-IT-1516 BS VR MN TN Garda
  PDO-IT-1521 RG SR CT Monti Iblei
  PDO-IT-0061 PA AG Val di Mazara
  PDO-IT-1518 CS Bruzio
  PDO-IT-0284 SS NU OR CA SU Sardegna
  PGI-IT-0430 MO RE Aceto Balsamico di Modena
  PDO-IT-1565 MO Aceto balsamico tradizionale di Modena
  PGI-IT-0870 NA Pasta di Gragnano
  PGI-IT-01349 SO Pizzoccheri della Valtellina
  PGI-IT-01307 NU SU Culurgionis d’Ogliastra
  PGI-IT-1529 VR Riso Nano Vialone Veronese
  PGI-IT-1557 PG MC Lenticchia di Castelluccio di Norcia
  PGI-IT-02204 BA BT PZ MT Lenticchia di Altamura
  PDO-IT-1524 SA NA AV Pomodoro San Marzano dell’Agro Sarnese-Nocerino
  PDO-IT-0576 NA Pomodorino del Piennolo del Vesuvio
  PGI-IT-0153 SR RG Pomodoro di Pachino
  PGI-IT-0369 VV CS CZ Cipolla Rossa di Tropea Calabria
  PDO-IT-0194 GE IM SP SV Basilico Genovese
  PGI-IT-0306 PR MS Fungo di Borgotaro
  PGI-IT-0643 CS CZ Patata della Sila
  PGI-IT-0317 CT SR EN Arancia Rossa di Sicilia
  PGI-IT-0116 SA Limone Costa d’Amalfi
  PGI-IT-1548 CS CZ KR RC VV Clementine di Calabria
  PGI-IT-0207 BZ Mela Alto Adige
  PDO-IT-0682 CS Fichi di Cosenza
  PDO-IT-0305 CT Pistacchio Verde di Bronte
  PGI-IT-0305 CN AT AL TO NO BI VC Nocciola del Piemonte
  PGI-IT-1538 SA Nocciola di Giffoni
  PDO-IT-0644 CS CZ KR RC VV Liquirizia di Calabria
  PDO-IT-0266 AQ Zafferano dell’Aquila
  PGI-IT-0795 SI Panforte di Siena
  PGI-IT-0666 SI Ricciarelli di Siena
  PGI-IT-01290 FI SI AR PI GR LU PT PO LI MS Cantuccini Toscani
  PGI-IT-02314 RG Cioccolato di Modica
  PDO-IT-0136 BA BT Pane di Altamura
  PDO-IT-01016 FI SI AR PI GR LU PT PO LI MS Pane Toscano
  PGI-IT-1067 RN FC RA BO Piadina Romagnola
  PGI-IT-0358 GE IM SP SV Acciughe sotto sale del mar Ligure
  PGI-IT-1528 LU Farro della Garfagnana
  PGI-IT-0892 TP Sale Marino di Trapani
  PGI-IT-1532 PZ MT Peperone di Senise
  PDO-IT-0001 VI TN PD TV Asiago
  PDO-IT-0024 AT AL Robiola di Roccaverano
  PDO-IT-0298 RM VT LT FR RI Ricotta Romana
  PDO-IT-0018 SS NU OR CA SU Pecorino Sardo
  PDO-IT-0559 CE SA NA LT FR FG IS Ricotta di Bufala Campana
  PDO-IT-0019 AG CL CT EN ME PA RG SR TP Pecorino Siciliano
  PGI-IT-0762 RM Porchetta di Ariccia
  PGI-IT-0557 MC AP FM AN Ciauscolo
  PDO-IT-0145 VI Soprèssa Vicentina
  PDO-IT-1494 FI SI AR PI GR LU PT PO LI MS Prosciutto Toscano
  PGI-IT-0886 FM Maccheroncini di Campofilone
  PDO-IT-0337 BI VC Riso di Baraggia Biellese e Vercellese
  PDO-IT-1511 RI RM Sabina
  PDO-IT-0166 CB IS Molise
  PDO-IT-1519 LE BR TA Terra d’Otranto
  PGI-IT-01305 AG CL CT EN ME PA RG SR TP Sicilia
  PDO-IT-0331 AP FM TE Oliva Ascolana del Piceno
  PGI-IT-0307 TP Cappero di Pantelleria
  PGI-IT-0309 AV Castagna di Montella
  PGI-IT-0193 NA CE BN AV SA Melannurca Campana
  PGI-IT-0183 RM VT LT Carciofo Romanesco del Lazio
  PGI-IT-0372 MT Pane di Matera
  TSG-IT-2390 IT Amatriciana tradizionale
  PDO-IT-A1389 CN Barolo
  PDO-IT-A1398 AT AL Barbera d’Asti
  PDO-IT-A0237 AV Taurasi
  PDO-IT-A0236 AV Greco di Tufo
  PDO-IT-A0565 TA BR Primitivo di Manduria
  PDO-IT-A0785 TP Marsala
  PDO-IT-A0516 TV VI PD VE BL GO PN TS UD Prosecco
  PDO-IT-A1235 FI SI Chianti Classico
  PDO-IT-A1199 SI Brunello di Montalcino
  PDO-IT-A0435 VR Amarone della Valpolicella
  PDO-IT-A0472-AM04 VR Soave
  PDO-IT-A0723 AQ CH PE TE Montepulciano d’Abruzzo
  PDO-IT-A0780 CT Etna
  PDO-IT-A1099 SS NU OR CA SU Cannonau di Sardegna
`
/** Traditional products have no number: the title and the provinces of the national list. */
const TRADITIONAL = `
  NU SS OR Pane carasau
  BA BT FG LE BR TA Taralli
  VV ’Nduja
  GE Pesto genovese
  AO Mocetta
  AO TO CN Genepì
  AQ Confetti di Sulmona
  OR CA SU Bottarga di muggine
  PZ MT Peperone crusco
`
/** On the register since 2020: no number in the sources at hand. */
const UNNUMBERED = { name: 'Colatura di alici di Cetara', provinces: ['SA'] }

const provinceCode = /^[A-Z]{2}$/

function areaOf(line: string) {
  const words = line.trim().split(' ')
  const register = words[0]?.includes('-IT-') ? words.shift() : undefined
  const end = words.findIndex((word) => !provinceCode.test(word))
  return { register, provinces: words.slice(0, end), name: words.slice(end).join(' ') }
}
const areas = (table: string) => table.trim().split('\n').map(areaOf)
const registered = new Map(areas(PROTECTED).map((area) => [area.register, area]))

const products = readProducts()
const sellerBySlug = new Map(readSellers().map((seller) => [seller.slug, seller]))
const sellerOf = (product: SeedProduct) => {
  const seller = sellerBySlug.get(product.seller)
  if (!seller) throw new Error(`${product.slug}: no seller ${product.seller}`)
  return seller
}

describe('the protected names', () => {
  it('are sold only by sellers inside their area, under the registered name', () => {
    for (const product of products)
      for (const mark of product.marks) {
        expect(marks).toContain(mark.code)
        if (mark.code === 'bio') continue
        const area =
          mark.code === 'pat'
            ? areas(TRADITIONAL).find(({ name }) => product.title.it.includes(name))
            : mark.register === undefined
              ? UNNUMBERED
              : registered.get(mark.register)
        expect(area, product.slug).toBeDefined()
        expect(product.title.it, product.slug).toContain(area?.name)
        if (mark.code !== 'stg') expect(area?.provinces, product.slug).toContain(sellerOf(product).province)
      }
  })

  it('never stand in a title as DOP, IGP, DOC or DOCG without their mark, except as an ingredient', () => {
    const claiming = products.filter(({ title }) =>
      / (DOP|IGP|STG|DOCG?)\b/.test(title.it.split(' con ')[0] ?? ''),
    )
    const unmarked = claiming.filter((product) => !product.marks.some(({ code }) => /dop|igp|stg/.test(code)))
    expect(unmarked.map(({ slug }) => slug)).toEqual([])
  })
})
