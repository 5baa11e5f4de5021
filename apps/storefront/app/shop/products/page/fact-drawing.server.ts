/** What is drawn beside a fact (`ui/facts.svg`), by the code of its attribute. */
const codes: Readonly<Record<string, readonly string[]>> = {
  calendar: ['raccolto', 'annata', 'mesi-di-raccolta', 'raccolta'],
  clock: ['ore-al-frantoio', 'ore-di-asciugatura', 'cottura', 'ammollo'],
  droplet: ['filtrato', 'acidita-totale', 'liquido', 'grasso'],
  egg: ['uova-al-chilo'],
  flame: ['intensita', 'piccante', 'affumicato', 'tostatura', 'forno-a-legna'],
  gauge: ['dolcezza', 'zucchero', 'gusto-miele'],
  grape: ['vitigno'],
  hourglass: ['anni-in-botte', 'stagionatura', 'affinamento', 'lievitazione'],
  leaf: [
    'cultivar',
    'aroma',
    'botanica',
    'fiore',
    'parte-della-pianta',
    'specie-fungo',
    'frutto',
    'frutta-secca',
    'varieta',
    'varieta-pomodoro',
    'varieta-riso',
    'ingrediente',
    'specie-legume',
    'materia-prima',
  ],
  'map-pin': ['denominazione', 'zona-di-pesca', 'origine-del-caffe'],
  milk: ['latte', 'caglio'],
  percent: ['gradazione', 'cacao', 'parte-principale', 'arabica', 'parte-di-sale'],
  scissors: ['taglio', 'grana', 'trafila', 'macinatura', 'forma-della-spezia', 'grana-del-sale'],
  thermometer: ['estrazione-a-freddo', 'temperatura-di-servizio', 'trattamento', 'conservazione'],
  waves: ['specie', 'attrezzo'],
  wheat: ['grano', 'farina', 'cereale', 'integrale', 'lavorazione-riso', 'macina'],
}
const drawings = new Map(Object.entries(codes).flatMap(([drawing, of]) => of.map((code) => [code, drawing])))

/** The drawing of an attribute; the general one for those that are not known here. */
export const factDrawing = (code: string): string => drawings.get(code) ?? 'sliders'
