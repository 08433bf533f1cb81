// Copies the code or link of a button; everything else works without a script.
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('[data-copy]');
  if (!button) return;
  void navigator.clipboard?.writeText(button.dataset.copy).then(() => {
    const label = button.textContent;
    button.textContent = 'Copied';
    setTimeout(() => {
      button.textContent = label;
    }, 1500);
  });
});

// Shows the venues that hold the words of the search.
document.addEventListener('input', (event) => {
  const field = event.target instanceof HTMLInputElement ? event.target : null;
  if (!field?.dataset.filter) return;
  const words = field.value.toLowerCase();
  for (const card of document.querySelectorAll(field.dataset.filter))
    card.hidden = !card.textContent.toLowerCase().includes(words);
});

// The portal on a phone opens in a window of that size; without a script, in a tab.
document.addEventListener('submit', (event) => {
  if (event.target instanceof HTMLFormElement && event.target.target === 'preview')
    window.open('', 'preview', 'popup,width=390,height=844');
});

// A visit starts as on a new device: this clears what the previous persona has stored.
const walkIn = document.querySelector('a[data-walk-in]');
if (walkIn) {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser without storage has nothing to forget.
  }
  location.replace(walkIn.href);
}
