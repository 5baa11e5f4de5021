export default function ConfirmPage() {
  return <h1>Confirm</h1>
}
