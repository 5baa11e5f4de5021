// Runs in the page without a network, where no other script does: lists what the browser keeps of the cart.
{
  const read = (name) => {
    try {
      return JSON.parse(localStorage.getItem(name))
    } catch {
      return null
    }
  }
  const lines = read('filiera.cart.v1')?.state?.lines ?? []
  const titles = read('filiera.cart-titles.v1') ?? {}
  const section = document.querySelector('[data-offline-cart]')
  const list = section.querySelector('ul')
  for (const { productId, quantity } of lines) {
    const item = document.createElement('li')
    item.textContent = `${quantity} × ${titles[productId] ?? `${list.dataset.product} ${productId}`}`
    list.append(item)
  }
  section.hidden = lines.length === 0
}
