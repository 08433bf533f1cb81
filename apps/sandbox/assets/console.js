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
