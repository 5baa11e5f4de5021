import type { RegionCode } from '@filiera/domain/places/regions'

/** Regions and what comes from them in three languages, without accents. "Sarde" is missing: it means sardines. */
const names: Readonly<Record<RegionCode, string>> = {
  abruzzo: 'abruzzo,abruzzi,abruzos,abruzzese,abruzzesi,abruces,abrucense',
  basilicata: 'basilicata,lucania,lucano,lucana,lucani,lucane,lucanian',
  calabria: 'calabria,calabrese,calabresi,calabrian,calabres,calabresa,calabreses',
  campania: 'campania,campano,campana,campani,campane,campanian',
  'emilia-romagna':
    'emilia romagna,emilia romana,emilia,romagna,emiliano,emiliana,emiliani,emiliane,emilian,romagnolo,romagnola,romagnoli,romagnole',
  'friuli-venezia-giulia':
    'friuli venezia giulia,friul venecia julia,friuli,friulano,friulana,friulani,friulane,friulian,friul',
  lazio: 'lazio,lacio,laziale,laziali',
  liguria: 'liguria,ligure,liguri,ligurian,ligur',
  lombardia: 'lombardia,lombardy,lombardo,lombarda,lombardi,lombarde,lombard,lombardos,lombardas',
  marche: 'marche,las marcas,marchigiano,marchigiana,marchigiani,marchigiane',
  molise: 'molise,molisano,molisana,molisani,molisane',
  piemonte:
    'piemonte,piedmont,piamonte,piemontese,piemontesi,piedmontese,piamontes,piamontesa,piamonteses,piamontesas',
  puglia: 'puglia,puglie,apulia,pugliese,pugliesi,apulian,puglian,pulles,pullesa,apulio',
  sardegna: 'sardegna,sardinia,cerdena,sardo,sarda,sardi,sardinian,sardos,sardas',
  sicilia: 'sicilia,sicily,siciliano,siciliana,siciliani,siciliane,sicilian,sicilianos,sicilianas',
  toscana: 'toscana,tuscany,toscano,toscani,toscane,tuscan,toscanos,toscanas',
  'trentino-alto-adige':
    'trentino alto adige,trentino sudtirol,trentino,alto adige,sudtirol,sud tirolo,south tyrol,south tyrolean,tirol del sur,altoatesino,altoatesina,altoatesini,altoatesine,sudtirolese',
  umbria: 'umbria,umbro,umbra,umbri,umbre,umbrian',
  'valle-d-aosta':
    'valle d aosta,aosta valley,valle de aosta,val d aosta,valdostano,valdostana,valdostani,valdostane',
  veneto: 'veneto,veneta,veneti,venete,venetian',
}

export const placeWords: ReadonlyMap<string, RegionCode> = new Map(
  (Object.entries(names) as [RegionCode, string][]).flatMap(([region, words]) =>
    words.split(',').map((phrase): [string, RegionCode] => [phrase, region]),
  ),
)

/** Before a place: "olio della Puglia", "wine from Sicily". */
export const placePrepositions: ReadonlySet<string> = new Set(
  'di,d,del,dello,della,dell,dei,delle,dalla,dal,dall,dalle,in,from,of,de,desde'.split(','),
)
/** Before a manner, which is no place: "alla siciliana". */
export const mannerPrepositions: ReadonlySet<string> = new Set(['alla', 'all'])
