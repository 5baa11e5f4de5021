import { z } from 'zod'
import { settings as backend } from '../../apps/backend/src/config.ts'
import { configuration as sellersConsole } from '../../apps/console/server/config.ts'
import { settings as sandbox } from '../../apps/sandbox/src/config.ts'
import { configuration as storefront } from '../../apps/storefront/server/config.ts'

const programs = [
  ['backend', backend],
  ['storefront', storefront.in],
  ['console', sellersConsole.in],
  ['sandbox', sandbox],
] as const

type Setting = { name: string; description: string; value: string; programs: string[] }

/** The default as it is written in the environment; empty when there is none. */
function defaultOf(schema: z.ZodType): string {
  const parsed = schema.safeParse(undefined)
  if (!parsed.success || parsed.data === undefined) return ''
  return Array.isArray(parsed.data) ? parsed.data.join(',') : String(parsed.data)
}

/** Every setting once, with the programs that read it; the first program's words describe it. */
function collectSettings(): Setting[] {
  const found = new Map<string, Setting>()
  for (const [program, schema] of programs) {
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      const known = found.get(name)
      if (known) {
        known.programs.push(program)
        known.value ||= defaultOf(field)
        continue
      }
      const description = z.globalRegistry.get(field)?.description ?? field.description ?? ''
      found.set(name, { name, description, value: defaultOf(field), programs: [program] })
    }
  }
  return [...found.values()]
}

/** Text of docs/configuration.md: the same as a table, program by program. */
export function renderSettingsTable(): string {
  const settings = collectSettings()
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const sections = programs.map(([program]) => {
    const rows = settings
      .filter((setting) => setting.programs[0] === program)
      .map(({ name, value, programs: readers, description }) => {
        const others = readers.slice(1)
        const also = others.length > 0 ? ` Also read by ${others.join(', ')}.` : ''
        return `| \`${name}\` | ${value ? `\`${cell(value)}\`` : '–'} | ${cell(description)}.${also} |`
      })
    return [`## ${program}`, '', '| Setting | Default | |', '|---|---|---|', ...rows].join('\n')
  })
  return `${['# Configuration', SETTINGS_HEAD, ...sections].join('\n\n')}\n`
}

const SETTINGS_HEAD =
  'Settings come from the environment or, for `npm` commands, from `.env`; what is empty counts as absent. `npm run doctor` says which of them are to be changed before going live. Generated: `node tools/env-example/write-env-example.mjs`.'

/** What no program reads as its own setting: how they are started, and where `npm run doctor` looks for backups. */
const START = `# --- npm start, npm run doctor ---

# megabytes that the heap of each program may grow to (256 in containers and under systemd); raise it with a catalogue of hundreds of thousands of products
#HEAP_MB=192

# folder of your backups, in which npm run doctor looks for that of last night
#BACKUP_DIR=`

/** Text of `.env.example`: every setting with its default, commented out. */
export function renderEnvExample(): string {
  const settings = collectSettings()
  const sections = programs.map(([program]) => {
    const own = settings.filter((setting) => setting.programs[0] === program)
    const lines = own.map(({ description, programs: readers, name, value }) => {
      const shared = readers.length > 1 ? ` (${readers.join(', ')})` : ''
      return `# ${description}${shared}\n#${name}=${/[\s#<]/.test(value) ? `"${value}"` : value}`
    })
    return [`# --- ${program} ---`, ...lines].join('\n\n')
  })
  const head =
    '# Settings with their defaults; copy to .env and take away the # of those you change.\n# Generated: node tools/env-example/write-env-example.mjs'
  return `${[head, START, ...sections].join('\n\n')}\n`
}
