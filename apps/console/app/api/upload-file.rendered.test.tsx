import { lookAtImport } from '@filiera/contract/console/imports'
import { afterEach, expect, it, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

afterEach(() => vi.unstubAllGlobals())

it('says that nothing was answered when the answer is none of ours', async () => {
  const request = {
    ...{ upload: {}, status: 200, responseText: '<html>', open() {}, setRequestHeader() {}, onload() {} },
    send: () => request.onload(),
  }
  vi.stubGlobal('XMLHttpRequest', function Request() {
    return request
  })
  const file = new File(['x'], 'prezzi.csv')
  await expect(uploadFile({ endpoint: lookAtImport, shop: '3', file })).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  })
})
