import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { createPasswords } from './passwords.ts'

describe('passwords', () => {
  const passwords = createPasswords()

  it.each(['dieci-caratteri', 'zero\u0000dentro la frase', '🫒🍋🧀🍷🥖🫒🍋🧀🍷🥖', `${'x'.repeat(72)}A`])(
    'D26 are kept whole: %j',
    async (password) => {
      const stored = await passwords.hash(password)
      expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
      expect(await passwords.verify(stored, password)).toBe(true)
      expect(await passwords.verify(stored, password.slice(0, -1))).toBe(false)
    },
  )

  it('say what is wrong with a stored hash', async () => {
    await expect(passwords.verify('no hash', 'x')).rejects.toThrow(/decoding failed/i)
  })

  it('of nobody never match', async () => {
    expect(await passwords.verify(null, 'anything at all')).toBe(false)
  })
})

describe('common passwords', () => {
  it.each([
    '1234567890',
    'Password123',
    'QWERTYUIOP',
    'juventus1897',
    'iloveyou2025!',
    'aaaaaaaaaaaa',
    'andrea1987',
  ])('refuses %s', (password) => expect(isCommonPassword(password, 'anna@example.com')).toBe(true))

  it('refuses the own e-mail address', () => {
    expect(isCommonPassword('Anna.Verdi@example.com', 'anna.verdi@example.com')).toBe(true)
    expect(isCommonPassword('anna.verdi', 'anna.verdi@example.com')).toBe(true)
  })

  it.each(['assaggio-2026', 'olio-e-pane-2026', 'cavallo batteria graffetta', 'kX9#fw2Lqp'])(
    'leaves %s alone',
    (password) => expect(isCommonPassword(password, 'anna@example.com')).toBe(false),
  )
})
