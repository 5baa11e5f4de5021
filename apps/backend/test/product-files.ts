/** Everything that the law asks for, in the columns of a current export. */
export const completeFile = [
  'Title,URL handle,Description,Vendor,Product category,Published on online store,Status,Option1 value,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL,Unit price total measure,Unit price total measure unit,Ingredients (product.metafields.custom.ingredients),Allergens (product.metafields.custom.allergens),Origin (product.metafields.custom.origin),Storage (product.metafields.custom.storage),VAT (product.metafields.custom.vat_rate),Nutrition (product.metafields.custom.nutrition_exemption)',
  'Aceto,aceto,Rosso,Acetaia,Food > Olio e aceto,TRUE,Active,Default Title,4.50,,7,900,,50,cl,Aceto di **vino**,sulphites,Italia,Al buio,22,vinegar',
].join('\n')
