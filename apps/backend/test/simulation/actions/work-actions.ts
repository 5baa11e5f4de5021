import { ProviderUnavailable } from '../../../src/payments/providers/payment-provider.ts'
import { DAY_MS, spendTime } from '../spend-time.ts'
import type { WorkerName } from '../world/open-simulation.ts'
import type { Action } from './request.ts'

export const work =
  (name: WorkerName): Action =>
  async (world) => {
    if (world.running.has(name)) return
    world.running.add(name)
    world.note(`worker ${name}`)
    try {
      await world.scheduler.spawn(name, world.sim.workers[name])
    } catch (error) {
      // As its loop does: it comes again later.
      if (!(error instanceof ProviderUnavailable)) throw error
      world.note(`worker ${name}: ${error.message}`)
    }
    world.running.delete(name)
  }

export const wait =
  (ms: number): Action =>
  async (world) => {
    world.note(`${Math.round(ms / 1000)} s pass`)
    await spendTime(world, ms)
  }

const MINUTE_MS = 60_000
const jumps = [3_000, 12_000, 35_000, ...[2, 6, 16, 27, 50].map((minutes) => minutes * MINUTE_MS)]

export const jump: Action = (world) => wait(world.random.pick(jumps))(world)

/** Days go by: shops forget to accept, parcels arrive, the right of withdrawal runs out. */
export const jumpDays: Action = (world) => wait(world.random.pick([1, 6, 16]) * DAY_MS)(world)
