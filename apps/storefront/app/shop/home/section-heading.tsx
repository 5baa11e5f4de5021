import { Link } from 'react-router'

/** Title of a section, what it is about, and the link to all of it. */
export function SectionHeading(props: { title: string; text?: string; link: string; to: string }) {
  return (
    <div className="mb-7 flex flex-col items-start justify-between gap-1 md:flex-row md:items-end md:gap-5">
      <div>
        <h2 className="text-[28px] md:text-[32px] xl:text-[40px]">{props.title}</h2>
        {props.text && <p className="mt-2 max-w-[44em] text-ink-2">{props.text}</p>}
      </div>
      <Link
        to={props.to}
        className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
      >
        {props.link}
      </Link>
    </div>
  )
}
