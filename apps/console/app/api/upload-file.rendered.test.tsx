import { lookAtImport } from '@filiera/contract/console/imports'
import { afterEach, expect, it, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new File(['x'], 'prezzi.csv')

it('says that nothing was answered when the answer is none of ours', async () => {
  const request = {
    ...{
      upload: {},
      status: 200,
      responseText: '<html>',
      open() {},
      setRequestHeader() {},
      onload() {},
      onloadend() {},
    },
    send: () => request.onload(),
  }
  vi.stubGlobal('XMLHttpRequest', function Request() {
    return request
  })
  await expect(uploadFile({ endpoint: lookAtImport, shop: '3', file })).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  })
})

it('waits as long as something goes out, and not for a line that rests', async () => {
  vi.useFakeTimers()
  const abort = vi.fn(() => request.onabort())
  const request = {
    upload: { onprogress(_event: { loaded: number; total: number }) {} },
    ...{ responseText: '', open() {}, setRequestHeader() {}, onabort() {}, onloadend() {}, send() {}, abort },
  }
  vi.stubGlobal('XMLHttpRequest', function Request() {
    return request
  })
  const shares: number[] = []
  const sent = uploadFile({
    ...{ endpoint: lookAtImport, shop: '3', file },
    onProgress: (share) => shares.push(share),
  })
  const refused = expect(sent).rejects.toMatchObject({ problem: { code: 'unavailable' } })
  for (const loaded of [1, 2, 3]) {
    vi.advanceTimersByTime(120_000)
    request.upload.onprogress({ loaded, total: 4 })
  }
  expect(shares).toEqual([0.25, 0.5, 0.75])
  expect(abort).not.toHaveBeenCalled()
  vi.advanceTimersByTime(180_000)
  expect(abort).toHaveBeenCalledOnce()
  await refused
})
