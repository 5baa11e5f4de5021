import { once } from 'node:events'

/** What a program holds that was started with `--inspect=127.0.0.1:<port>`, all garbage collected: megabytes of its heap. */
export async function heapInUse(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[]
  if (!target) throw new Error(`nothing to inspect on port ${port}`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await once(socket, 'open')
  const ask = async (method: string) => {
    socket.send(JSON.stringify({ id: 1, method }))
    const [event] = (await once(socket, 'message')) as [{ data: string }]
    return (JSON.parse(event.data) as { result: { usedSize?: number } }).result
  }
  // what the first collection sets free in callbacks the second one takes
  await ask('HeapProfiler.collectGarbage')
  await ask('HeapProfiler.collectGarbage')
  const { usedSize = Number.NaN } = await ask('Runtime.getHeapUsage')
  socket.close()
  return usedSize / 1024 / 1024
}
