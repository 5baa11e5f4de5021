import { actions, faults, matrix, outcomes } from './matrix.ts'

const columns = { browse: 'Browse', cart: 'Cart', login: 'Log in', pay: 'Pay' } as const

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** docs/resilience.md, for operators. */
export function renderMatrixPage(): string {
  const short = Object.keys(outcomes).map((name, index) => [name, String.fromCharCode(65 + index)] as const)
  const letters = Object.fromEntries(short)
  const legend = short.map(([name, letter]) => `- **${letter}** ${outcomes[name as keyof typeof outcomes]}`)
  const rows = faults.map((name) => {
    const { title, cells, afterwards } = matrix[name]
    return row([title, ...actions.map((action) => letters[cells[action]] ?? ''), afterwards])
  })
  return `# When something breaks

What customers see of each fault, and what holds once it is over. Written from \`apps/backend/test/simulation/resilience/matrix.ts\`, whose cells \`resilience.concurrency.test.ts\` tries out in every run of the tests through a real storefront (\`npx vitest run --project unit matrix-page -u\` writes this page anew).

${legend.join('\n')}

${row(['What breaks', ...actions.map((action) => columns[action]), 'Afterwards'])}
${row(['---', ...actions.map(() => '---'), '---'])}
${rows.join('\n')}

After every fault: the [money invariants](reference/invariants.md) hold, stock and orders agree, every cart holds what was answered, a repeated order is the same order, and no answer was a 5xx without \`Retry-After\` but the 502 of the provider.

A customer waits at most 15 seconds for any answer: a connection is waited for 2.5 seconds, statements end after 3.5, a stalled server is given up after 4, a provider after 8. Faults in full (200 kills under orders and 44 under jobs, 20 restarts of each kind, 20 stalls of 22 seconds, one of two backends replaced 20 times under orders): \`npm run test:long\`.
`
}
