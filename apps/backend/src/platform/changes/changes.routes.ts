import type { OutgoingHttpHeaders } from 'node:http'
import type { ChangeEvent } from '@filiera/contract/changes'
import { followChanges } from '@filiera/contract/system'
import type { Services } from '../../services.ts'
import { answered, bind } from '../http/endpoint.ts'
import type { ChangeFeed } from './change-feed.ts'

/** A comment this often tells the follower that the connection lives. */
const HEARTBEAT_MS = 20_000

export const changesRoutes = ({ clock }: Services, feed: ChangeFeed) => [
  bind(followChanges, async ({ request, reply }) => {
    const { raw } = reply
    const stop = await feed.follow({
      onChange(tags) {
        const event: ChangeEvent = { tags: [...tags], at: clock.now().toISOString() }
        raw.write(`data: ${JSON.stringify(event)}\n\n`)
      },
      onEnd: () => void raw.end(),
    })
    reply.hijack()
    raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write(': following\n\n')
    const heartbeat = setInterval(() => raw.write(': alive\n\n'), HEARTBEAT_MS)
    heartbeat.unref()
    // a follower that is gone: `close` comes next
    raw.on('error', () => {})
    raw.on('close', () => {
      clearInterval(heartbeat)
      stop()
    })
    request.raw.socket.setKeepAlive(true)
    return answered
  }),
]
