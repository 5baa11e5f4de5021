import { Fragment } from 'react'

/** An e-mail address, alone or in the text that names it: it stands on one line where it fits one, with the sign that follows it, else it breaks before its @ and its dots. A line below it goes through the box. */
export function EmailAddress({ email, text = email }: { email: string; text?: string }) {
  const [before = '', after = ''] = email ? text.split(email) : [text]
  const sign = /^[.,;:]/.exec(after)?.[0] ?? ''
  return (
    <span className="wrap-break-word [text-decoration:inherit]">
      {before}
      {email && (
        <span className="inline-block max-w-full [text-decoration:inherit]">
          {[...email.matchAll(/^[^@.]+|[@.][^@.]*/g)].map(({ 0: part, index: start }) => (
            <Fragment key={start}>
              {start > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
          {sign}
        </span>
      )}
      {after.slice(sign.length)}
    </span>
  )
}
