import { mains, type StartedProgram, startProgram } from '../../../tools/start-program.ts'

const ports = { backend: 'BACKEND_PORT', storefront: 'STOREFRONT_PORT' } as const

/** A program of the shop as a process of its own, to be killed. */
export type Child = StartedProgram & { url: string }

/**
 * Starts a program from its sources with the given settings and none of ours, and waits until it listens.
 * @param killed kills it while it starts
 */
export async function startChild(
  name: keyof typeof ports,
  settings: Record<string, string>,
  killed?: AbortSignal,
): Promise<Child> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const environment = { PATH, NODE_COMPILE_CACHE, ...settings }
  const program = await startProgram({ name, script: mains[name], environment, killed })
  return { ...program, url: `http://127.0.0.1:${settings[ports[name]]}` }
}
