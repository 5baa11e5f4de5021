import { Field, type FieldProps } from './field.tsx'

/** An e-mail address, with the keyboard for it on a phone. */
export const EmailField = (props: Omit<FieldProps, 'type'>) => (
  <Field type="email" inputMode="email" autoComplete="email" {...props} />
)
