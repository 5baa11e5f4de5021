export default function SellerPage() {
  return <h1>Seller</h1>
}
