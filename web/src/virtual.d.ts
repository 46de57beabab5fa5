declare module '*.icons'
