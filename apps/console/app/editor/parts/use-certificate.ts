import { addCertificate, CERTIFICATE_MAX_BYTES, certificateTypes } from '@filiera/contract/console/photos'
import type { CertificateFile } from '@filiera/contract/console/product-content'
import type { Problem } from '@filiera/contract/problem'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../api/call-api.ts'
import { uploadFile } from '../../api/upload-file.ts'
import type { TextKey } from '../../texts/texts.tsx'
import { useWork } from '../../work/work.tsx'

/** Signs of a name, the ending last: each takes two of the places that it may have at most. */
const NAME_SIGNS = 60

/** What a file of the device is called in the draft, in one line without what would read as HTML. */
export function shownName(name: string): string {
  const line = name.replace(/[<>\p{C}]/gu, ' ').replace(/\s+/g, ' ')
  return [...line].slice(-NAME_SIGNS).join('').trim() || 'certificato'
}

/** What a file says of itself before it is sent; null when it may be a certificate. */
function faultOfFile({ type, size }: Pick<File, 'type' | 'size'>): TextKey | null {
  if (type !== '' && !certificateTypes.some((known) => known === type)) return 'content.file.faults.format'
  if (size > CERTIFICATE_MAX_BYTES) return 'content.file.faults.tooLarge'
  return size === 0 ? 'content.file.faults.empty' : null
}

/** Why the server did not take it. */
function faultOf({ code }: Problem): TextKey {
  if (code === 'too_large') return 'content.file.faults.tooLarge'
  if (code === 'unsupported_media_type') return 'content.file.faults.format'
  if (code === 'invalid_body') return 'content.file.faults.empty'
  if (code === 'rate_limited') return 'content.file.faults.tooMany'
  if (code === 'not_signed_in') return 'content.file.faults.signedOut'
  return 'content.file.faults.unavailable'
}

/** Sends the file of a certificate; it is broken off when its mark goes. @param onFile the one of the last rendering is called */
export function useCertificate(onFile: (file: CertificateFile) => void) {
  const { shop } = useWork()
  const [refused, setRefused] = useState<TextKey | null>(null)
  const gone = useRef<AbortController | null>(null)
  useEffect(() => () => gone.current?.abort(), [])
  const { mutate, isPending } = useMutation({
    mutationFn(file: File) {
      gone.current = new AbortController()
      const { signal } = gone.current
      return uploadFile({ endpoint: addCertificate, shop: shop.id, file, signal })
    },
    onSuccess: ({ id }, { name }) => onFile({ id, name: shownName(name) }),
    onError(error) {
      const problem = problemOf(error)
      setRefused(problem ? faultOf(problem) : 'content.file.faults.unavailable')
    },
  })
  return {
    isSending: isPending,
    fault: refused,
    send(file: File) {
      const fault = faultOfFile(file)
      setRefused(fault)
      if (!fault) mutate(file)
    },
  }
}
