import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBuyer, addCard, directPayIn } from './shop.ts'
import { startListener, startSandbox, type TestSandbox, text, token } from './start-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const natural = { FirstName: 'Anna', LastName: 'Bruno', Email: 'anna@example.test' }
const withKey = (key: string) => ({ 'idempotency-key': key })

describe('authorisation', () => {
  test('only the sandbox client gets a token', async () => {
    for (const pair of ['sandbox:other', 'other:sandbox-key', '']) {
      const response = await fetch(`${sandbox.main.url}/v2.01/oauth/token/`, {
        method: 'POST',
        headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      })
      expect(response.status).toBe(401)
    }
  })

  test('a token expires on the virtual clock and is bound to its client', async () => {
    expect((await sandbox.mangopay('GET', '/users')).status).toBe(200)
    await sandbox.clock.advance(1200_000)
    expect((await sandbox.mangopay('GET', '/users')).status).toBe(401)
    await sandbox.renewToken()
    expect((await sandbox.mangopay('GET', '/users')).status).toBe(200)
    const bearer = await token(sandbox.main.url)
    const other = await fetch(`${sandbox.main.url}/v2.01/other/users`, {
      headers: { authorization: `Bearer ${bearer}` },
    })
    expect(other.status).toBe(401)
  })
})

test('paths match in any case, with or without a trailing slash', async () => {
  expect((await sandbox.mangopay('POST', '/Users/Natural/', natural)).status).toBe(200)
  expect((await sandbox.mangopay('GET', '/WALLETS/none/')).status).toBe(404)
})

test('errors have the provider’s shape and spelling', async () => {
  expect((await sandbox.mangopay('GET', '/users/none')).body).toMatchObject({
    Type: 'ressource_not_found',
    Id: expect.any(String),
    Date: expect.any(Number),
  })
  const missing = await sandbox.mangopay('POST', '/users/natural', { ...natural, Email: undefined })
  expect(missing).toMatchObject({ status: 400, body: { Type: 'param_error' } })
  expect(missing.body.errors).toEqual({ Email: 'The Email field is required.' })
})

test('users: categories and verification', async () => {
  const legal = {
    Name: 'Oleificio',
    LegalPersonType: 'BUSINESS',
    Email: 'a@b.test',
    LegalRepresentativeFirstName: 'P',
    LegalRepresentativeLastName: 'G',
    UserCategory: 'OWNER',
  }
  expect((await sandbox.mangopay('POST', '/users/legal', legal)).status).toBe(400)
  const accepted = { ...legal, TermsAndConditionsAccepted: true }
  const light = await sandbox.mangopay('POST', '/users/legal', accepted)
  expect(light.body).toMatchObject({ KYCLevel: 'LIGHT', UserCategory: 'OWNER', Name: 'Oleificio' })
  const regular = await sandbox.mangopay('POST', '/users/legal', { ...accepted, Tag: 'seller:1 kyc:regular' })
  expect(regular.body.KYCLevel).toBe('REGULAR')
  const path = `/users/legal/${text(light, 'Id')}`
  expect((await sandbox.mangopay('PUT', path, { Tag: 'new' })).body).toMatchObject({
    Tag: 'new',
    Name: 'Oleificio',
  })
  expect((await sandbox.mangopay('PUT', path, { UserCategory: 'PAYER' })).status).toBe(400)
})

describe('idempotency keys', () => {
  test('re-use is 409 also after a failure; the first answer is kept for 24 hours', async () => {
    const key = '0b0f8a52-8d2e-5b8b-9a55-2f4d3c1d7e01'
    const first = await sandbox.mangopay('POST', '/users/natural', natural, withKey(key))
    const again = await sandbox.mangopay('POST', '/users/natural', natural, withKey(key))
    expect(again).toMatchObject({ status: 409, body: { Type: 'idempotent_creation_conflict' } })
    const stored = await sandbox.mangopay('GET', `/responses/${key}`)
    expect(stored.body).toMatchObject({ StatusCode: '200', Resource: first.body })

    const failing = 'a0000000-0000-0000-0000-000000000001'
    expect((await sandbox.mangopay('POST', '/users/natural', {}, withKey(failing))).status).toBe(400)
    expect((await sandbox.mangopay('POST', '/users/natural', natural, withKey(failing))).status).toBe(409)
    expect((await sandbox.mangopay('GET', `/responses/${failing}`)).body.StatusCode).toBe('400')

    await sandbox.clock.advance(24 * 3_600_000)
    await sandbox.renewToken()
    expect((await sandbox.mangopay('GET', `/responses/${key}`)).status).toBe(404)
    expect((await sandbox.mangopay('POST', '/users/natural', natural, withKey(key))).status).toBe(200)
  })

  test('keys are 16 to 36 letters, digits and dashes', async () => {
    expect((await sandbox.mangopay('POST', '/users/natural', natural, withKey('short'))).status).toBe(400)
  })

  test('thirty calls with one key at once make one user', async () => {
    const before = Object.keys(sandbox.state.mangopay.users).length
    const key = 'b0000000-0000-0000-0000-000000000001'
    const calls = Array.from({ length: 30 }, () =>
      sandbox.mangopay('POST', '/users/natural', natural, withKey(key)),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(Object.keys(sandbox.state.mangopay.users)).toHaveLength(before + 1)
  })

  test('an answer lost after processing is found under its key', async () => {
    const key = 'c0000000-0000-0000-0000-000000000001'
    await sandbox.control('POST', '/faults', {
      kind: 'drop-after',
      method: 'post',
      path: '/v2.01/*/users/natural',
    })
    await expect(sandbox.mangopay('POST', '/users/natural', natural, withKey(key))).rejects.toThrow()
    expect((await sandbox.mangopay('GET', `/responses/${key}`)).body).toMatchObject({ StatusCode: '200' })
  })
})

test('every answer carries the rate-limit headers, four windows each', async () => {
  const { headers } = await sandbox.mangopay('GET', '/users')
  for (const name of ['x-ratelimit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    expect(headers.get(name)?.split(',')).toHaveLength(4)
  }
})

test('enforced, the limit answers 429', async () => {
  const strict = await startSandbox({ rateLimit: 'enforce' })
  const bearer = await token(strict.main.url)
  const statuses = new Set<number>()
  for (let batch = 0; batch < 24; batch += 1) {
    const calls = Array.from({ length: 100 }, () =>
      fetch(`${strict.main.url}/v2.01/sandbox/hooks`, { headers: { authorization: `Bearer ${bearer}` } }),
    )
    for (const response of await Promise.all(calls)) {
      statuses.add(response.status)
      await response.body?.cancel()
    }
  }
  expect([...statuses].sort()).toEqual([200, 429])
  await strict.close()
})

describe('hooks', () => {
  const subscribe = async (EventType: string, Url: string) =>
    text(await sandbox.mangopay('POST', '/hooks', { EventType, Url }), 'Id')
  const pay = async () => {
    const buyer = await addBuyer(sandbox)
    const card = await addCard(sandbox, buyer.user, '4970107111111119')
    return text(await sandbox.mangopay('POST', '/payins/card/direct', directPayIn(buyer, card)), 'Id')
  }

  test('one hook for each event type; a GET with the event, our own query kept', async () => {
    const listener = await startListener()
    const hook = await subscribe('PAYIN_NORMAL_SUCCEEDED', `${listener.url}?own=1`)
    const twice = { EventType: 'PAYIN_NORMAL_SUCCEEDED', Url: listener.url }
    expect((await sandbox.mangopay('POST', '/hooks', twice)).status).toBe(400)
    expect((await sandbox.mangopay('POST', '/hooks', { ...twice, EventType: 'NO_SUCH' })).status).toBe(400)
    const id = await pay()
    await sandbox.clock.advance(0)
    expect(listener.received).toHaveLength(1)
    const [call] = listener.received
    expect(call?.method).toBe('GET')
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      own: '1',
      EventType: 'PAYIN_NORMAL_SUCCEEDED',
      RessourceId: id,
      Date: expect.stringMatching(/^\d+$/),
    })
    await sandbox.mangopay('PUT', `/hooks/${hook}`, { Status: 'DISABLED' })
    await pay()
    await sandbox.clock.advance(0)
    expect(listener.received).toHaveLength(1)
    const events = await sandbox.mangopay('GET', '/events?EventType=PAYIN_NORMAL_SUCCEEDED&per_page=100')
    expect(events.body.list).toContainEqual({
      ResourceId: id,
      EventType: 'PAYIN_NORMAL_SUCCEEDED',
      Date: expect.any(Number),
    })
    listener.close()
  })

  test('a failed delivery is tried every 10 minutes, then every 8 hours for 3 days', async () => {
    const listener = await startListener()
    await subscribe('PAYIN_NORMAL_CREATED', listener.url)
    listener.answerWith(500)
    await pay()
    await sandbox.clock.advance(0)
    expect(listener.received).toHaveLength(1)
    await sandbox.clock.advance(3_600_000)
    expect(listener.received).toHaveLength(7)
    await sandbox.clock.advance(4 * 86_400_000)
    expect(listener.received).toHaveLength(16)
    await sandbox.renewToken()
    listener.close()
  })

  test('a listener that takes more than 2 seconds has failed', async () => {
    const listener = await startListener()
    const hook = await subscribe('USER_KYC_REGULAR', listener.url)
    listener.answerWith('never')
    const { user } = await addBuyer(sandbox)
    await sandbox.control('POST', `/objects/${user}/force`, { kycLevel: 'REGULAR' })
    await sandbox.clock.advance(0)
    expect(sandbox.state.mangopay.hooks[hook]?.inner.failures).toBe(1)
    listener.close()
  })

  test('100 failures in a row silence a hook until it is made valid again', async () => {
    const listener = await startListener()
    const hook = await subscribe('CARD_VALIDATION_CREATED', listener.url)
    const user = await subscribe('USER_KYC_LIGHT', listener.url)
    listener.answerWith(404)
    const { user: id } = await addBuyer(sandbox)
    for (let n = 0; n < 105; n += 1) {
      await sandbox.control('POST', `/objects/${id}/force`, { kycLevel: 'LIGHT' })
    }
    await sandbox.clock.advance(0)
    await sandbox.renewToken()
    expect((await sandbox.mangopay('GET', `/hooks/${user}`)).body.Validity).toBe('INVALID')
    expect((await sandbox.mangopay('GET', `/hooks/${hook}`)).body.Validity).toBe('VALID')
    const before = listener.received.length
    await sandbox.control('POST', `/objects/${id}/force`, { kycLevel: 'LIGHT' })
    await sandbox.clock.advance(0)
    expect(listener.received).toHaveLength(before)
    listener.answerWith(200)
    await sandbox.mangopay('PUT', `/hooks/${user}`, { Validity: 'VALID' })
    await sandbox.control('POST', `/objects/${id}/force`, { kycLevel: 'LIGHT' })
    await sandbox.clock.advance(0)
    expect(listener.received).toHaveLength(before + 1)
    listener.close()
  })
})
