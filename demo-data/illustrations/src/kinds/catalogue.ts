// Every kind, by name.

import almondBiscuits from './bakery/almond-biscuits.ts'
import biscuits from './bakery/biscuits.ts'
import breadsticks from './bakery/breadsticks.ts'
import cake from './bakery/cake.ts'
import carasau from './bakery/carasau.ts'
import chocolate from './bakery/chocolate.ts'
import flatbread from './bakery/flatbread.ts'
import loaf from './bakery/loaf.ts'
import nougat from './bakery/nougat.ts'
import pandoro from './bakery/pandoro.ts'
import taralli from './bakery/taralli.ts'
import bottle from './bottles/bottle.ts'
import coffee from './bottles/coffee.ts'
import cruet from './bottles/cruet.ts'
import passata from './bottles/passata.ts'
import sparkling from './bottles/sparkling.ts'
import wine from './bottles/wine.ts'
import blueCheese from './cheese/blue-cheese.ts'
import freshCheese from './cheese/fresh-cheese.ts'
import mozzarella from './cheese/mozzarella.ts'
import pearCheese from './cheese/pear-cheese.ts'
import smallCheese from './cheese/small-cheese.ts'
import squareCheese from './cheese/square-cheese.ts'
import wheel from './cheese/wheel.ts'
import type { AnyKind } from './kind.ts'
import bottarga from './meat-and-fish/bottarga.ts'
import cotechino from './meat-and-fish/cotechino.ts'
import fishTin from './meat-and-fish/fish-tin.ts'
import ham from './meat-and-fish/ham.ts'
import mortadella from './meat-and-fish/mortadella.ts'
import nduja from './meat-and-fish/nduja.ts'
import roast from './meat-and-fish/roast.ts'
import salame from './meat-and-fish/salame.ts'
import sausage from './meat-and-fish/sausage.ts'
import slab from './meat-and-fish/slab.ts'
import bag from './pantry/bag.ts'
import basket from './pantry/basket.ts'
import crate from './pantry/crate.ts'
import filled from './pantry/filled.ts'
import jar from './pantry/jar.ts'
import jarHoney from './pantry/jar-honey.ts'
import nest from './pantry/nest.ts'
import sachet from './pantry/sachet.ts'
import sack from './pantry/sack.ts'
import saffron from './pantry/saffron.ts'
import saltJar from './pantry/salt-jar.ts'
import spiceJar from './pantry/spice-jar.ts'
import tin from './pantry/tin.ts'
import tube from './pantry/tube.ts'
import apple from './produce/apple.ts'
import artichoke from './produce/artichoke.ts'
import asparagus from './produce/asparagus.ts'
import cherry from './produce/cherry.ts'
import chestnut from './produce/chestnut.ts'
import dried from './produce/dried.ts'
import herb from './produce/herb.ts'
import legumes from './produce/legumes.ts'
import lemon from './produce/lemon.ts'
import mushroom from './produce/mushroom.ts'
import nuts from './produce/nuts.ts'
import olives from './produce/olives.ts'
import onion from './produce/onion.ts'
import orange from './produce/orange.ts'
import pepper from './produce/pepper.ts'
import potato from './produce/potato.ts'
import radicchio from './produce/radicchio.ts'
import tomato from './produce/tomato.ts'
import truffle from './produce/truffle.ts'

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
