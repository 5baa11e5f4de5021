import { label } from '../../core/label.ts'
import { stops } from '../../core/sheet.ts'
import { place, rect, stroke } from '../../core/svg.ts'
import { ink as inks, type MetalName, metal, metalInk, metalNames } from '../../tokens.ts'
import { defineKind } from '../kind.ts'
import { sanMarzano } from '../produce/tomato.ts'

type Params = { word: string; small: string; place: string; lid: MetalName }

const DEFAULTS: Params = { word: 'PASSATA', small: 'di pomodoro', place: 'Campania', lid: 'green' }

/** Wide-necked bottle of tomato sauce with two long tomatoes. */
export default defineKind({
  name: 'passata',
  title: 'Bottiglia di passata di pomodoro',
  schemes: ['liguria', 'sicilia', 'calabria', 'notte', 'alpi'],
  frame: { scale: 1.34, y: 710, x: 340 },
  defaults: DEFAULTS,
  choices: { lid: metalNames },
  draw(sheet, p) {
    const body =
      'M-92-16Q-92 0-76 0H76Q92 0 92-16V-250C92-306 46-306 46-348V-392H-46V-348C-46-306-92-300-92-250Z'
    let out = sheet.shadow({ width: 170, height: 24, offset: 60 })
    out += sheet.solid(body, {
      fill: sheet.linear(
        stops([0, 0.12, 0.28, 0.6, 1], ['#7d120f', '#d93a25', '#f2603c', '#c42a1c', '#7a100d']),
      ),
      inside: rect(-92, -400, 184, 52, { fill: '#ffe9da', opacity: 0.45 }),
      ink: '#640b0a',
      start: 0.5,
      alpha: 0.9,
    })
    out += stroke('M-74-40V-240Q-72-272-56-288', '#ffe4d4', 9, { opacity: 0.75 })
    out += sheet.solid('M-54-416Q-54-424-46-424H46Q54-424 54-416V-386Q54-378 46-378H-46Q-54-378-54-386Z', {
      fill: sheet.linear(metal[p.lid]),
      ink: metalInk[p.lid],
      start: 0.5,
      alpha: 0.7,
    })
    for (let x = -48; x < 50; x += 8) out += stroke(`M${x}-416V-386`, metal[p.lid][0], 2, { opacity: 0.5 })
    out += label(sheet, {
      x: 0,
      y: -230,
      width: 184,
      height: 164,
      style: 'band',
      band: inks.green,
      text: '#8e1712',
      word: p.word,
      small: p.small,
      place: p.place,
      wordSize: 40,
    })
    out += place(158, -54, sanMarzano(sheet, { length: 78, width: 50 }), { rotate: 68 })
    return (
      out +
      place(
        214,
        -34,
        sheet.shadow({ width: 80, height: 13, offset: 10, y: 40 }) +
          place(0, 0, sanMarzano(sheet, { length: 76, width: 46 }), { rotate: 112 }),
      )
    )
  },
})
