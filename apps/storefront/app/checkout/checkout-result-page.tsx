export default function CheckoutResultPage() {
  return <h1>Order</h1>
}
