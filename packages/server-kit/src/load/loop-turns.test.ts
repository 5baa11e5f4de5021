import { expect, it } from 'vitest'
import { createLoopTurns } from './loop-turns.ts'

it('lets work in one after another, with turns of the event loop between', async () => {
  const takeTurn = createLoopTurns(4)
  let turns = 0
  let isOver = false
  const count = () => {
    turns += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const entered: [string, number][] = []
  const work = async (name: string) => {
    await takeTurn()
    entered.push([name, turns])
  }
  await Promise.all(['first', 'second', 'third'].map(work))
  isOver = true
  expect(entered.map(([name]) => name)).toEqual(['first', 'second', 'third'])
  const [first = 0, second = 0, third = 0] = entered.map(([, turn]) => turn)
  expect(first).toBe(0)
  expect(second - first).toBeGreaterThanOrEqual(3)
  expect(third - second).toBeGreaterThanOrEqual(4)
})
