export const design = {}
