import type { EditedProduct } from '@filiera/contract/console/products'
import {
  type Conflict,
  changeOf,
  join,
  partOf,
  shownContent,
} from '../../../../console/app/editor/editing/rebase.ts'
import type { Random } from '../random.ts'
import type { Browser, Network, Tab } from './edited-browser.ts'

const PARTS = ['texts.it.title', 'texts.it.storage', 'texts.en.title', 'texts.es.title', 'ownCode']
const STEPS = 60
/** Rounds in which everything must come to rest once the lines are whole again. */
const MOST_ROUNDS = 200

/** Every value that was typed, and those that somebody replaced while they saw them. */
export type Model = { typed: { part: string; value: string }[]; replaced: Set<string> }

const shownOf = ({ editing }: Tab, part: string) => {
  const { product, change } = editing.get()
  return partOf(shownContent(product.content, change), part)
}

function type(tab: Tab, model: Model, random: Random): void {
  if (tab.editing.get().state.kind === 'conflict') return
  const part = random.pick(PARTS)
  const value = `V${model.typed.length + 1}`
  model.replaced.add(String(shownOf(tab, part)))
  model.typed.push({ part, value })
  tab.editing.type(changeOf(part, value))
}

/** Who is asked sees both values, and leaves one of them. */
function settle({ editing }: Tab, model: Model, random: Random): void {
  const { state } = editing.get()
  if (state.kind !== 'conflict') return
  const chosen = (change: ReturnType<typeof changeOf>, { part, theirs, mine }: Conflict) => {
    const isTheirs = random.chance(0.5)
    model.replaced.add(String(isTheirs ? mine : theirs))
    return isTheirs ? join(change, changeOf(part, theirs)) : change
  }
  editing.settle(state.conflicts.reduce(chosen, {}))
}

type World = { browsers: Browser[]; network: Network; random: Random; read(): Promise<EditedProduct> }

/** Three people in up to two tabs each type, save, publish, lose the line and close tabs, in an order that the seed says. */
export async function runHistory({ browsers, network, random, read }: World): Promise<Model> {
  const model: Model = { typed: [], replaced: new Set() }
  for (let step = 0; step < STEPS; step++) {
    const browser = random.pick(browsers)
    const tab = browser.tabs.length > 0 ? random.pick(browser.tabs) : browser.open(await read())
    const deeds = [
      () => type(tab, model, random),
      () => type(tab, model, random),
      () => void tab.editing.save(),
      () => void tab.editing.save(),
      () => settle(tab, model, random),
      () => network.step(),
      () => network.step(),
      () => network.step(),
      () => browser.cut(random.chance(0.4)),
      async () => void (browser.tabs.length < 2 && browser.open(await read())),
      () => void (random.chance(0.3) && browser.close(tab)),
      () => void (random.chance(0.3) && tab.publish()),
    ]
    await random.pick(deeds)()
  }
  await comeToRest({ browsers, network, random, read }, model)
  return model
}

/** The lines are whole again; whoever left something opens the product again, and answers what is asked. */
async function comeToRest({ browsers, network, random, read }: World, model: Model): Promise<void> {
  for (const browser of browsers) browser.cut(false)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    while (!network.isQuiet()) await network.step()
    const busy = browsers.flatMap(({ tabs }) => tabs).filter(({ editing }) => editing.isChanged())
    for (const tab of busy) {
      settle(tab, model, random)
      void tab.editing.save()
    }
    if (busy.length > 0) continue
    const left = browsers.find((browser) => browser.hasLeft())
    if (!left) return
    for (const tab of left.tabs) left.close(tab)
    left.open(await read())
  }
  throw new Error('it never comes to rest')
}

/** What was typed, is not there and was never seen by who replaced it; and what is there and nobody typed. */
export function findViolations({ typed, replaced }: Model, { content }: EditedProduct): string[] {
  const lost = typed
    .filter(({ part, value }) => partOf(content, part) !== value && !replaced.has(value))
    .map(({ part, value }) => `${value} of ${part} was lost unseen`)
  const strange = PARTS.filter((part) => typed.some((one) => one.part === part))
    .filter((part) => !typed.some(({ value }) => value === partOf(content, part)))
    .map((part) => `${part} is ${partOf(content, part)}, which nobody typed`)
  return [...lost, ...strange]
}
