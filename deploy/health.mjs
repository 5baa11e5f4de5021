/** Whether a program of this machine is alive: `node deploy/health.mjs 4000`. For health checks of containers, which have no curl. */
const answer = await fetch(`http://127.0.0.1:${process.argv[2]}/healthz`, {
  signal: AbortSignal.timeout(2000),
}).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
