/**
 * What is said of a thing: the occasion, how it is, how it was made. Such a word is given up before the thing, unless it is the thing:
 * "dolci di Natale" are sweets, "vino dolce" is wine.
 */
const words = [
  // occasions
  'natale,natalizio,natalizia,natalizi,natalizie,pasqua,pasquale,pasquali,compleanno,festa,feste,cena,pranzo,colazione,merenda,aperitivo,regalo,idea,idee,regali,mamma,papa,nonna,amici,bambini,ospiti',
  'christmas,xmas,easter,birthday,party,dinner,lunch,breakfast,snack,gift,gifts,present,presents,mum,dad,kids,friends,guests,lover,lovers',
  'navidad,navideno,navidena,pascua,cumpleanos,fiesta,fiestas,comida,desayuno,merienda,regalos,madre,padre,ninos,amigos,amantes',
  // qualities
  'artigianale,artigianali,artigiano,fatto,mano,casa,casereccio,tradizionale,tradizionali,naturale,naturali,dolce,secco,secca,secchi,frizzante,fresco,fresca,freschi,fresche,piccante,piccanti,stagionato,stagionata,stagionati,invecchiato,delicato,intenso,morbido,grande,piccolo,piccola,pregiato,gourmet,premium,speciale',
  'craft,artisan,artisanal,handmade,homemade,traditional,natural,sweet,dry,sparkling,fresh,spicy,hot,mild,aged,matured,soft,strong,large,small,big,fine,special,quality,luxury',
  'artesanal,artesanales,artesano,casero,casera,tradicional,tradicionales,dulce,seco,seca,espumoso,fresca,frescos,picante,picantes,curado,curada,curados,suave,intenso,grande,pequeno,especial,calidad',
  // measures
  'mesi,mese,anni,anno,litri,litro,grammi,chilo,chili,kg,gr,ml,cl,lt,months,month,years,year,litres,litre,liters,liter,meses,mes,anos,ano,litros,gramos',
]
const soft: ReadonlySet<string> = new Set(words.join(',').split(','))

/** A quality, an occasion, a measure, or a number with or without its unit: "5l", "2019". */
export const isSoft = (word: string): boolean => soft.has(word) || /^\d+[a-z]{0,2}$/.test(word)
