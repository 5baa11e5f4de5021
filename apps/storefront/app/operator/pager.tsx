import { Link } from 'react-router'
import { buttonClass } from '../ui/forms/button.tsx'

type PagerProps = { newer: string | null; older: string | null; texts: { newer: string; older: string } }

/** The pages of a list before and after this one; nothing where there is none. */
export function Pager({ newer, older, texts }: PagerProps) {
  const look = buttonClass({ variant: 'outline', size: 'small' })
  return (
    <p className="mt-6 flex flex-wrap gap-3 empty:hidden">
      {newer && (
        <Link to={newer} rel="prev" className={look}>
          {texts.newer}
        </Link>
      )}
      {older && (
        <Link to={older} rel="next" className={look}>
          {texts.older}
        </Link>
      )}
    </p>
  )
}
