import { useState } from 'react'
import { useTranslation } from '../../texts/use-translation.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Link2 } from '../../ui/icons/post.tsx'

/** Copies the address of this page; says so, or how else. */
export function CopyLink() {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = async () => {
    const address = location.origin + location.pathname
    // absent outside https
    const done = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setState(done ? 'copied' : 'failed')
  }
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="small" onClick={() => void copy()}>
        <Link2 size={20} />
        {t('blog.copy')}
      </Button>
      <span role="status" className="text-[0.9375rem] text-ink-2">
        {state === 'copied' && t('blog.copied')}
        {state === 'failed' && t('blog.copyFailed')}
      </span>
    </div>
  )
}
