import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The limit of a cached page: a bare Fastify that answers the same bytes with the same headers. */
const [, , bodyPath = '', headersPath = '', port = '0'] = process.argv
const body = readFileSync(bodyPath)
const headers: Record<string, string> = JSON.parse(readFileSync(headersPath, 'utf8'))
const app = Fastify()
app.get('/*', (_request, reply) => reply.headers(headers).send(body))
await app.listen({ host: '127.0.0.1', port: Number(port) })
console.log('bare ready')
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
