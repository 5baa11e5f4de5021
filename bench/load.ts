import http from 'node:http'

export type Load = {
  url: string
  requests: number
  clients: number
  headers?: Readonly<Record<string, string>>
  /** Connections to use and to leave open; own ones when not given. */
  agent?: http.Agent
}

/** One request over a kept connection; resolves with the status after the body was read. */
function get(agent: http.Agent, { url, headers }: Load): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { ...headers } }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    request.once('error', reject)
  })
}

/**
 * Requests by a fixed number of clients, each waiting for its answer.
 * @returns latencies in milliseconds, in the order of completion
 * @throws Error when an answer is not 200
 */
export async function load(options: Load): Promise<number[]> {
  const agent = options.agent ?? new http.Agent({ keepAlive: true, maxSockets: options.clients })
  const latencies: number[] = []
  let left = options.requests
  const client = async () => {
    while (left-- > 0) {
      const started = performance.now()
      const status = await get(agent, options)
      if (status !== 200) throw new Error(`${options.url} answered ${status}`)
      latencies.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: options.clients }, client))
  if (!options.agent) agent.destroy()
  return latencies
}

/** Any piece of work by a fixed number of clients; latencies in milliseconds. */
export async function repeat(
  times: number,
  clients: number,
  work: (client: number) => Promise<void>,
): Promise<number[]> {
  const latencies: number[] = []
  let left = times
  const client = async (index: number) => {
    while (left-- > 0) {
      const started = performance.now()
      await work(index)
      latencies.push(performance.now() - started)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => client(index)))
  return latencies
}

/**
 * Requests of several addresses in turn by a fixed number of clients, each waiting for its answer, compressed as browsers ask for it.
 * @returns latencies in milliseconds, in the order of completion
 * @throws Error when an answer is not 200
 */
export async function loadPaths({
  urls,
  requests,
  clients,
}: {
  urls: readonly string[]
  requests: number
  clients: number
}): Promise<number[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients })
  let next = 0
  const latencies = await repeat(requests, clients, async () => {
    const url = urls[next++ % urls.length] ?? ''
    const status = await get(agent, { url, requests, clients, headers: { 'accept-encoding': 'br' } })
    if (status !== 200) throw new Error(`${url} answered ${status}`)
  })
  agent.destroy()
  return latencies
}
