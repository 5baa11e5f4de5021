/** Goods whose maker is given, and no ingredients, are no food. */
export const isFood = (safety: object | null, ingredients: string): boolean =>
  safety === null || ingredients.trim() !== ''
