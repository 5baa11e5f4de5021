import { type Problem, type ProblemCode, problemStatus, problemType } from './problem.ts'

/** Failures of a connection before there is a request, by the code of Node's error. */
const codeByFailure: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
}

const titles: Readonly<Partial<Record<ProblemCode, string>>> = {
  request_timeout: 'Request Timeout',
  headers_too_large: 'Request Header Fields Too Large',
  bad_request: 'Bad Request',
}

/** The whole HTTP answer, problem details included, to bytes that did not become a request; the connection ends with it. */
export function rawProblem(failure: string | undefined, headers: Readonly<Record<string, string>>): string {
  const code = codeByFailure[failure ?? ''] ?? 'bad_request'
  const status = problemStatus[code]
  const title = titles[code] ?? 'Error'
  const problem: Problem = {
    type: problemType(code),
    status,
    title,
    detail: 'This is no request we can read.',
    code,
  }
  const body = JSON.stringify(problem)
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`)
  return `${[`HTTP/1.1 ${status} ${title}`, ...lines].join('\r\n')}\r\n\r\n${body}`
}
