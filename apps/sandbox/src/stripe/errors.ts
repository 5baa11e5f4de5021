interface Details {
  type?: string
  code?: string
  param?: string
}

/** An error of the provider: `{ error: { type, code, param, message } }` with an HTTP status. */
export class StripeError extends Error {
  readonly status: number
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  body(): object {
    return { error: { type: 'invalid_request_error', ...this.details, message: this.message } }
  }
}

/** 404 for an id that no object has. */
export function missing(kind: string, id: string): StripeError {
  return new StripeError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** 400 for one parameter. */
export function invalid(param: string, message: string, code = 'parameter_invalid'): StripeError {
  return new StripeError(400, message, { param, code })
}
