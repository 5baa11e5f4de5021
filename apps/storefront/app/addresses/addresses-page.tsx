export default function AddressesPage() {
  return <h1>Addresses</h1>
}
