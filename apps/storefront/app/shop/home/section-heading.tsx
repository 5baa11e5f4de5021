import { Link } from 'react-router'

/** Title of a section and the link to all of it. */
export function SectionHeading(props: { title: string; link: string; to: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-5 md:mb-6">
      <h2 className="text-[1.625rem] md:text-[2rem] xl:text-[2.5rem]">{props.title}</h2>
      <Link
        to={props.to}
        className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-link underline decoration-link-line decoration-[1.5px] underline-offset-[5px]"
      >
        {props.link}
      </Link>
    </div>
  )
}
