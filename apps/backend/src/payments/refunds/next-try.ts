/** A refused request is used up: the next one needs a name of its own, made with this number. */
export const nextTry = ({ tries }: { tries: number }) => ({ tries: tries + 1 })
