import type { Allergen } from '@filiera/domain/catalogue-constants'

/** How ingredients name the 14 groups of Annex II of Reg. (EU) 1169/2011, in Italian, English and Spanish; divided by ",", plain (no accents, lower case). */
export const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten:
    'glutine,gluten,frumento,farina di grano,grano duro,grano tenero,semola,semola di grano,farina 00,farina 0,farina manitoba,orzo,segale,farro,spelta,avena,kamut,malto d orzo,wheat,barley,rye,spelt,oats,trigo,cebada,centeno,espelta,avena',
  crustaceans:
    'crostacei,gambero,gamberi,gamberetti,scampi,aragosta,astice,granchio,mazzancolle,crustaceans,shrimp,shrimps,prawn,prawns,lobster,crab,crustaceos,gambas,langosta,cangrejo',
  eggs: 'uovo,uova,tuorlo,tuorli,albume,albumi,egg,eggs,egg yolk,egg white,huevo,huevos,yema,yemas',
  fish: 'pesce,acciuga,acciughe,alici,tonno,sgombro,salmone,merluzzo,baccala,trota,sardine,sarde,spada,muggine,fish,anchovy,anchovies,tuna,mackerel,salmon,cod,trout,sardines,pescado,anchoa,anchoas,atun,caballa,trucha,bacalao',
  peanuts: 'arachidi,arachide,peanut,peanuts,cacahuete,cacahuetes',
  soybeans: 'soia,soja,soy,soya,soybean,soybeans',
  milk: 'latte,burro,panna,formaggio,formaggi,siero di latte,lattosio,caseina,mozzarella,ricotta,parmigiano,pecorino,yogurt,mascarpone,milk,butter,cream,cheese,whey,lactose,leche,mantequilla,nata,queso,suero de leche,lactosa',
  nuts: 'nocciola,nocciole,mandorla,mandorle,noce,noci,pistacchio,pistacchi,anacardi,noci pecan,hazelnut,hazelnuts,almond,almonds,walnut,walnuts,pistachio,pistachios,cashew,cashews,avellana,avellanas,almendra,almendras,nuez,nueces,pistacho,pistachos,anacardos',
  celery: 'sedano,celery,apio',
  mustard: 'senape,mustard,mostaza',
  sesame: 'sesamo,sesame,tahina,tahini',
  sulphites:
    'solfiti,anidride solforosa,metabisolfito,bisolfito,sulphites,sulfites,sulphur dioxide,sulfitos,dioxido de azufre',
  lupin: 'lupini,lupino,lupin,altramuces',
  molluscs:
    'molluschi,cozze,vongole,polpo,seppia,seppie,calamaro,calamari,totano,ostriche,molluscs,mussels,clams,octopus,squid,cuttlefish,moluscos,mejillones,almejas,pulpo,sepia,calamar',
}

/** Taken out first: they hold a word of a group and not the food. */
export const harmlessWords =
  'uova di(?= (?:tonno|muggine|pesce|trota|salmone|storione|lompo)),latte di cocco,latte di mandorla,latte di mandorle,latte di soia,latte di riso,latte d avena,latte di avena,coconut milk,almond milk,soy milk,oat milk,rice milk,leche de coco,leche de almendras,burro di cacao,burro di karite,burro d arachidi,burro di arachidi,cocoa butter,shea butter,peanut butter,manteca de cacao,mantequilla de cacao,mantequilla de cacahuete,crema di tartaro,cream of tartar,noce moscata,noci moscate,nutmeg,nuez moscada,noce di cocco,nuez de coco,noce di prosciutto,grano saraceno,farina di grano saraceno,buckwheat,trigo sarraceno,alforfon,lievito di birra,senza glutine,senza lattosio,senza latte,senza uova,senza solfiti,gluten free,lactose free,dairy free,egg free,sin gluten,sin lactosa,sin leche,sin huevo'
