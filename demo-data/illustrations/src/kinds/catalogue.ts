// Every kind, by name.

import almondBiscuits from './almond-biscuits.ts'
import apple from './apple.ts'
import artichoke from './artichoke.ts'
import asparagus from './asparagus.ts'
import bag from './bag.ts'
import basket from './basket.ts'
import biscuits from './biscuits.ts'
import blueCheese from './blue-cheese.ts'
import bottarga from './bottarga.ts'
import bottle from './bottle.ts'
import breadsticks from './breadsticks.ts'
import cake from './cake.ts'
import carasau from './carasau.ts'
import cherry from './cherry.ts'
import chestnut from './chestnut.ts'
import chocolate from './chocolate.ts'
import coffee from './coffee.ts'
import cotechino from './cotechino.ts'
import crate from './crate.ts'
import cruet from './cruet.ts'
import dried from './dried.ts'
import filled from './filled.ts'
import fishTin from './fish-tin.ts'
import flatbread from './flatbread.ts'
import freshCheese from './fresh-cheese.ts'
import ham from './ham.ts'
import herb from './herb.ts'
import jar from './jar.ts'
import jarHoney from './jar-honey.ts'
import type { AnyKind } from './kind.ts'
import legumes from './legumes.ts'
import lemon from './lemon.ts'
import loaf from './loaf.ts'
import mortadella from './mortadella.ts'
import mozzarella from './mozzarella.ts'
import mushroom from './mushroom.ts'
import nduja from './nduja.ts'
import nest from './nest.ts'
import nougat from './nougat.ts'
import nuts from './nuts.ts'
import olives from './olives.ts'
import onion from './onion.ts'
import orange from './orange.ts'
import pandoro from './pandoro.ts'
import passata from './passata.ts'
import pearCheese from './pear-cheese.ts'
import pepper from './pepper.ts'
import potato from './potato.ts'
import radicchio from './radicchio.ts'
import roast from './roast.ts'
import sachet from './sachet.ts'
import sack from './sack.ts'
import saffron from './saffron.ts'
import salame from './salame.ts'
import saltJar from './salt-jar.ts'
import sausage from './sausage.ts'
import slab from './slab.ts'
import smallCheese from './small-cheese.ts'
import sparkling from './sparkling.ts'
import spiceJar from './spice-jar.ts'
import squareCheese from './square-cheese.ts'
import taralli from './taralli.ts'
import tin from './tin.ts'
import tomato from './tomato.ts'
import truffle from './truffle.ts'
import tube from './tube.ts'
import wheel from './wheel.ts'
import wine from './wine.ts'

const all: readonly AnyKind[] = [
  dried,
  roast,
  sausage,
  bottarga,
  saffron,
  saltJar,
  spiceJar,
  pandoro,
  almondBiscuits,
  nougat,
  carasau,
  breadsticks,
  taralli,
  sachet,
  fishTin,
  cotechino,
  filled,
  slab,
  freshCheese,
  squareCheese,
  pearCheese,
  herb,
  radicchio,
  asparagus,
  potato,
  cherry,
  apple,
  artichoke,
  bag,
  basket,
  biscuits,
  blueCheese,
  bottle,
  cake,
  chestnut,
  chocolate,
  coffee,
  crate,
  cruet,
  flatbread,
  ham,
  jarHoney,
  jar,
  legumes,
  lemon,
  loaf,
  mortadella,
  mozzarella,
  mushroom,
  nduja,
  nest,
  nuts,
  olives,
  onion,
  orange,
  passata,
  pepper,
  sack,
  salame,
  smallCheese,
  sparkling,
  tin,
  tomato,
  truffle,
  tube,
  wheel,
  wine,
]

/** Every kind by name. */
export const kinds: ReadonlyMap<string, AnyKind> = new Map(all.map((kind) => [kind.name, kind]))
