import { changeEvent } from '@filiera/contract/changes'
import { followChanges } from '@filiera/contract/system'
import { avoidBackend, backendsOf } from '@filiera/server-kit/api/backends'

export type ChangeFeedOptions = {
  /** One or several backends: each of them hears of all changes. */
  backendUrl: string
  internalToken: string
  /** Called after every connection: what happened before it is unknown. */
  onConnect(): void
  onChange(tags: readonly string[]): void
  /** One line about a connection that was lost or refused. */
  log(line: string): void
  retryMs?: { first: number; longest: number }
  /** Silence after which the connection counts as dead; the backend sends a comment more often. */
  silenceMs?: number
}

/** Tags of one server-sent event, or null when it holds none. */
export function parseChange(block: string): readonly string[] | null {
  const data = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).trimStart())
    .join('\n')
  if (!data) return null
  try {
    const parsed = changeEvent.safeParse(JSON.parse(data))
    return parsed.success ? parsed.data.tags : null
  } catch {
    return null
  }
}

/** `fetch` itself says "terminated" or "fetch failed" alone; why is in the cause. */
function describeLoss(backendUrl: string, error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const why = cause instanceof Error ? cause.message : String(cause)
  return `The change feed of ${backendUrl} broke off (${why}); connecting again.`
}

async function follow(address: string, options: ChangeFeedOptions, stop: AbortSignal): Promise<void> {
  const quiet = new AbortController()
  const silenceMs = options.silenceMs ?? 90_000
  const giveUp = () => quiet.abort(new Error(`nothing was heard for ${silenceMs / 1000} s`))
  let timer = setTimeout(giveUp, silenceMs)
  try {
    const answer = await fetch(new URL(followChanges.path, address), {
      headers: { authorization: `Bearer ${options.internalToken}`, accept: 'text/event-stream' },
      signal: AbortSignal.any([stop, quiet.signal]),
    })
    if (!answer.ok || !answer.body) throw new Error(`it answered ${answer.status}`)
    options.onConnect()
    let rest = ''
    for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silenceMs)
      const blocks = (rest + text).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const tags = parseChange(block)
        if (tags) options.onChange(tags)
      }
    }
    throw new Error('it ended')
  } finally {
    clearTimeout(timer)
  }
}

/** Follows the backend's change feed until stopped, connecting again with growing pauses. */
export function startChangeFeed(options: ChangeFeedOptions): { stop(): void } {
  const stopping = new AbortController()
  const { first, longest } = options.retryMs ?? { first: 500, longest: 10_000 }
  let pause = first
  let reported = false
  let timer: NodeJS.Timeout | undefined
  const connected = {
    ...options,
    onConnect() {
      pause = first
      reported = false
      options.onConnect()
    },
  }
  async function run(): Promise<void> {
    const [address = ''] = backendsOf(options.backendUrl)
    try {
      await follow(address, connected, stopping.signal)
    } catch (error) {
      if (stopping.signal.aborted) return
      avoidBackend(address)
      if (!reported) options.log(describeLoss(address, error))
      reported = true
      timer = setTimeout(() => void run(), pause)
      pause = Math.min(pause * 2, longest)
    }
  }
  void run()
  return {
    stop() {
      stopping.abort()
      clearTimeout(timer)
    },
  }
}
