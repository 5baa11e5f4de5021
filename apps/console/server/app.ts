import { registerApi } from '@filiera/server-kit/api/register-api'
import { createFrontServer } from '@filiera/server-kit/create-server'
import { registerPictures } from '@filiera/server-kit/pictures'
import type { FastifyInstance } from 'fastify'
import type { ConsoleConfig } from './config.ts'
import type { ConsoleEntry } from './entries.ts'
import { registerPages } from './pages.ts'

/** One console without its port: its page, its files, pictures and its own calls. */
export async function buildConsole(config: ConsoleConfig, entry: ConsoleEntry): Promise<FastifyInstance> {
  const app = createFrontServer(config)
  const settings = { ...config, sessionCookie: entry.sessionCookie }
  await registerApi(app, settings, entry.calls)
  registerPictures(app, config)
  await registerPages(app, entry.page, config)
  return app
}
