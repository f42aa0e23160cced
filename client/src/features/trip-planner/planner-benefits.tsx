const BENEFITS = [
  {
    title: "Route planning",
    text: "Wineries come sorted from nearest to farthest, each with its distance from your base.",
  },
  {
    title: "Budget filtering",
    text: "A tasting that costs more than you meant to spend says so, and by how much.",
  },
  {
    title: "Group options",
    text: "For two at a bar or fifty in a coach: the plan keeps the size of your party in mind.",
  },
  {
    title: "Varietal matching",
    text: "Name the grapes you love, and see only wineries that are known to pour them.",
  },
  {
    title: "Reservation info",
    text: "Who takes walk-ins, who wants a booking, and where it is wiser to call ahead.",
  },
  {
    title: "Email itinerary",
    text: "The whole plan in one message that can be read on the road, without a signal.",
  },
] as const;

/** What the planner does for its visitors, and the account note for those without one (spec §2). */
export function PlannerBenefits({ isAuthenticated }: { readonly isAuthenticated: boolean }) {
  return (
    <section aria-labelledby="benefits" className="border-t border-rule bg-sunken">
      <div className="page-width py-section">
        <h2 id="benefits" className="font-display text-2xl sm:text-3xl">
          What the planner takes off your hands
        </h2>
        <ul className="mt-10 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {BENEFITS.map(({ title, text }) => (
            <li key={title} className="border-t border-rule-strong pt-4">
              <h3 className="font-sans text-sm font-semibold text-ink">{title}</h3>
              <p className="mt-1.5 font-serif text-base text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        {isAuthenticated ? null : (
          <p className="mt-12 font-serif text-lg italic">
            Sign up for a free account to save and share your itinerary.
          </p>
        )}
      </div>
    </section>
  );
}
