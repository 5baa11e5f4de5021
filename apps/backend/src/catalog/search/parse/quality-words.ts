import type { Mark } from '@filiera/domain/catalogue-constants'

const each = <T>(words: string, value: T): [string, T][] => words.split(',').map((word) => [word, value])

/** Marks as they are written in three languages. DOC and DOCG stand in titles and stay words. */
export const markWords: ReadonlyMap<string, Mark> = new Map([
  ...each(
    'bio,biologico,biologica,biologici,biologiche,organic,ecologico,ecologica,ecologicos,ecologicas,organico,organica,organicos,organicas,da agricoltura biologica',
    'bio' as const,
  ),
  ...each('dop,pdo,aop,denominazione di origine protetta', 'dop' as const),
  ...each('igp,pgi,indicazione geografica protetta', 'igp' as const),
  ...each('stg,tsg,etg', 'stg' as const),
  ...each('pat', 'pat' as const),
])

/** What is reduced now. */
export const offerWords: ReadonlySet<string> = new Set(
  'in offerta,in offerta speciale,offerta speciale,offerte speciali,oferta especial,ofertas especiales,offerta,offerte,in sconto,sconto,sconti,scontato,scontata,scontati,scontate,in promozione,promozione,promozioni,on offer,on special offer,special offer,special offers,offer,offers,on sale,discount,discounts,discounted,deals,en oferta,oferta,ofertas,en descuento,descuento,descuentos,rebajado,rebajada,rebajados,rebajadas,de oferta'.split(
    ',',
  ),
)

/** The cheapest first; it narrows nothing. */
export const cheapWords: ReadonlySet<string> = new Set(
  'economico,economica,economici,economiche,economicos,economicas,a buon mercato,a buon prezzo,a poco prezzo,poco costoso,poco costosa,low cost,cheap,cheaper,cheapest,inexpensive,affordable,barato,barata,baratos,baratas,mas barato,mas barata,mas baratos,mas baratas'.split(
    ',',
  ),
)

/** What says nothing of a product here: everything is Italian and can be bought online. */
export const fillingWords: ReadonlySet<string> = new Set(
  'italiano,italiana,italiani,italiane,italian,italia,italy,italianos,italianas,comprare,compra,acquistare,acquisto,acquista,ordinare,vendita,online,on line,shop,negozio,buy,buying,order,purchase,store,comprar,tienda,pedir,venta,migliore,migliori,miglior,best,good,great,mejor,mejores,buono,buona,buoni,buone,bueno,buena,buenos,buenas,vero,vera,prodotto,prodotti,product,products,producto,productos,cibo,cibi,food,foods,comida,alimenti,alimento,alimentos,specialita,specialties,speciality,especialidades,qualcosa,something,algo,tipico,tipica,tipici,tipiche,typical,tipicos,tipicas,cerco,voglio,vorrei,quiero,busco,i want,looking for,prezzo,price,precio,prezzi,prices,precios,spedizione,delivery,envio,bottiglia,bottiglie,scatola,scatoletta,barattolo,confezione,bottle,bottles,jar,jars,botella,botellas,tarro,made,hecho,hecha'.split(
    ',',
  ),
)
/** Things that are called so: none of their words is filling. */
export const wholeNames: ReadonlySet<string> = new Set(['italian christmas cake'])

/** Before a constraint they go with it: "vini e sotto 20 euro", "vino por menos de 10 euros". */
export const joiningWords: ReadonlySet<string> = new Set(
  'e,ed,y,and,but,ma,pero,per,por,for,a,con,with,che,that,que,is,from,at'.split(','),
)
