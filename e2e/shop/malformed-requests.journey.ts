import { expect, test } from '../support/console.fixture.ts'
import { malformedRequests, sendBytes } from '../support/malformed-requests.ts'
import { shopSetting } from '../support/shop.fixture.ts'

test('D51 bytes that are no request are refused or served by all three programs, which go on', async ({
  consoleUrl,
  request,
}) => {
  const urls = [shopSetting('BACKEND_URL'), shopSetting('PUBLIC_URL'), consoleUrl]
  for (const url of urls) {
    const wrong: string[] = []
    const send = async (bytes: string) => {
      const answer = await sendBytes(url, bytes).catch(String)
      // whoever sends half a request may get nothing
      if (answer === '' || /^HTTP\/1\.1 [1-4]\d\d /.test(answer)) return
      wrong.push(`${url} ${JSON.stringify(bytes.slice(0, 120))}: ${answer.slice(0, 200)}`)
    }
    await Promise.all(malformedRequests(new URL(url).host).map(send))
    expect(wrong).toEqual([])
    expect((await request.get(`${url}/healthz`)).status()).toBe(200)
  }
})
