export default function SellersPage() {
  return <h1>Sellers</h1>
}
