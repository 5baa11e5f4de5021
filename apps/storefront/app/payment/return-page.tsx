export default function ReturnPage() {
  return <h1>Payment</h1>
}
